import type { guestOrderCalls } from '@book-store/contract/orders/guests/calls';
import { aRefinedShop } from '../../settings/shop/shop-in.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aGuestOrder } from '../order/orders.builder.ts';
import { cancelledLine } from '../returns/returns.builder.ts';

export const guestOrderExamples: Examples<typeof guestOrderCalls> = {
  'POST /api/guest-orders/view': {
    call: async () => json({ token: (await aGuestOrder()).token }),
  },
  'POST /api/guest-orders/confirm': {
    call: async () => json({ token: (await aGuestOrder({ status: 'unconfirmed' })).mailed }),
  },
  'POST /api/guest-orders/cancel': {
    call: async () => json({ token: (await aGuestOrder()).token }),
  },
  'POST /api/guest-orders/cancel-lines': {
    call: async () => {
      await aRefinedShop();
      const { id, token } = await aGuestOrder();
      return json({ token, ...(await cancelledLine(id)) });
    },
  },
  'POST /api/guest-orders/invoice': {
    call: async () => {
      await aTaxedShop();
      return json({ token: (await aGuestOrder({ status: 'packed' })).token });
    },
  },
};
