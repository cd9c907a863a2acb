import type { orderCalls } from '@book-store/contract/orders/order/calls';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aRefinedShop } from '../../settings/shop/shop-in.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { emailOf } from '../../testing/app/sign-in.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aShopThatSellsGiftCards } from '../gift-cards/gift-cards.builder.ts';
import { cancelledLine } from '../returns/returns.builder.ts';
import { anOrder, anOrderBody } from './orders.builder.ts';

export const orderExamples: Examples<typeof orderCalls> = {
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
  'POST /api/orders/:id/confirm': {
    others: 404,
    // The caller's address is not verified.
    status: 403,
    call: async ({ uid }) => ({
      path: `/api/orders/${await anOrder({ uid, status: 'unconfirmed' })}/confirm`,
      body: {},
    }),
  },
  'POST /api/orders/:id/cancel': {
    others: 404,
    call: async ({ uid }) => ({ path: `/api/orders/${await anOrder({ uid })}/cancel`, body: {} }),
  },
  'POST /api/orders/:id/cancel-lines': {
    others: 404,
    call: async ({ uid }) => {
      await aRefinedShop();
      const id = await anOrder({ uid });
      return { path: `/api/orders/${id}/cancel-lines`, body: await cancelledLine(id) };
    },
  },
  'POST /api/orders/:id/invoice': {
    others: 404,
    call: async ({ uid }) => {
      await aTaxedShop();
      return { path: `/api/orders/${await anOrder({ uid, status: 'packed' })}/invoice`, body: {} };
    },
  },
  'GET /api/orders/email/:email': {
    call: ({ uid }) => ({ path: `/api/orders/email/${emailOf(uid)}` }),
  },
  'POST /api/admin/orders': {
    call: async () =>
      json({
        name: 'Ada Reader',
        phone: '+15550100',
        productIds: [await aBook({ newPrice: 10 })],
        totalPrice: '10.00',
      }),
  },
  'GET /api/admin/orders/:id': {
    call: async ({ uid }) => ({ path: `/api/admin/orders/${await anOrder({ uid })}` }),
  },
  'GET /api/admin/customers/:id/orders': {
    call: ({ uid }) => ({ path: `/api/admin/customers/${uid}/orders` }),
  },
};
