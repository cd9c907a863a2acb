import { aBook } from '../../catalogue/books/books.builder.ts';
import { aDiscountCode } from '../../orders/discount-codes/discount-codes.builder.ts';
import {
  aGiftCard,
  aShopThatSellsGiftCards,
  aShopWithGiftCards,
} from '../../orders/gift-cards/gift-cards.builder.ts';
import { aGuestOrder, anOrder, anOrderBody } from '../../orders/order/orders.builder.ts';
import {
  aDeliveredOrder,
  aShopWithReturns,
  storedOrder,
} from '../../orders/returns/returns.builder.ts';
import { aRefinedShop } from '../../settings/shop/shop-in.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { emailOf } from '../../testing/app/sign-in.ts';
import { type Example, json } from './call-example.ts';

const firstBookOf = async (id: string) => (await storedOrder(id)).productIds[0]?.toString() ?? '';
const cancelledLine = async (id: string) => ({
  lines: [{ bookId: await firstBookOf(id), from: 1, to: 0 }],
});
const returnedCopy = async (id: string) => ({
  lines: [{ bookId: await firstBookOf(id), quantity: 1 }],
  reason: 'damaged',
});

/** A call of each route for a customer's or a guest's orders that needs more than its path. */
export const CUSTOMER_ORDER_EXAMPLES: Record<string, Example> = {
  'POST /api/orders/': {
    call: async ({ uid }) =>
      json(anOrderBody({ email: emailOf(uid), productIds: [await aBook({ newPrice: 10 })] })),
  },
  'POST /api/orders/gift-cards': {
    call: async ({ uid }) => {
      await aShopThatSellsGiftCards();
      return json({
        name: 'Bob Buyer',
        email: emailOf(uid),
        amount: 25,
        recipient: { name: 'Ada Reader', email: 'ada@example.com' },
        payment: 'transfer',
      });
    },
  },
  'POST /api/orders/:id/invoice': {
    others: 404,
    call: async ({ uid }) => {
      await aTaxedShop();
      return { path: `/api/orders/${await anOrder({ uid })}/invoice`, body: {} };
    },
  },
  'POST /api/orders/:id/checkout': {
    status: 409,
    others: 404,
    call: async ({ uid }) => ({ path: `/api/orders/${await anOrder({ uid })}/checkout`, body: {} }),
  },
  'POST /api/payments/stripe/webhook': {
    // Nobody but Stripe can sign.
    status: 400,
    call: () => json({ id: 'evt_1', type: 'charge.refunded', data: { object: {} } }),
  },
  'POST /api/orders/:id/cancel': {
    others: 404,
    call: async ({ uid }) => ({ path: `/api/orders/${await anOrder({ uid })}/cancel`, body: {} }),
  },
  'POST /api/orders/:id/confirm': {
    others: 404,
    // The caller's address is not verified.
    status: 403,
    call: async ({ uid }) => ({
      path: `/api/orders/${await anOrder({ uid, status: 'unconfirmed' })}/confirm`,
      body: {},
    }),
  },
  'POST /api/orders/:id/cancel-lines': {
    others: 404,
    call: async ({ uid }) => {
      await aRefinedShop();
      const id = await anOrder({ uid });
      return { path: `/api/orders/${id}/cancel-lines`, body: await cancelledLine(id) };
    },
  },
  'POST /api/orders/:id/returns': {
    others: 404,
    call: async ({ uid }) => {
      await aShopWithReturns();
      const id = await aDeliveredOrder({ uid });
      return { path: `/api/orders/${id}/returns`, body: await returnedCopy(id) };
    },
  },
  'POST /api/guest-orders/confirm': {
    call: async () => json({ token: (await aGuestOrder({ status: 'unconfirmed' })).mailed }),
  },
  'POST /api/guest-orders/cancel-lines': {
    call: async () => {
      await aRefinedShop();
      const { id, token } = await aGuestOrder();
      return json({ token, ...(await cancelledLine(id)) });
    },
  },
  'POST /api/guest-orders/returns': {
    call: async () => {
      await aShopWithReturns();
      const { id, token } = await aGuestOrder({ status: 'delivered' });
      return json({ token, ...(await returnedCopy(id)) });
    },
  },
  ...Object.fromEntries(
    ['view', 'cancel', 'invoice', 'checkout'].map((what) => [
      `POST /api/guest-orders/${what}`,
      {
        ...(what === 'checkout' && { status: 409 }),
        call: async () => {
          if (what === 'invoice') await aTaxedShop();
          return json({ token: (await aGuestOrder()).token });
        },
      },
    ]),
  ),
  'POST /api/discount-codes/preview': {
    others: 200,
    guests: 200,
    call: async () => json({ code: await aDiscountCode(), productIds: [await aBook()] }),
  },
  'POST /api/gift-cards/check': {
    call: async () => {
      await aShopWithGiftCards();
      return json({ code: (await aGiftCard()).code });
    },
  },
};
