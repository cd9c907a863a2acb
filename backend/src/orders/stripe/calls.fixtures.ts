import type { stripeCalls } from '@book-store/contract/orders/stripe/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aGuestOrder, anOrder } from '../order/orders.builder.ts';

export const stripeExamples: Examples<typeof stripeCalls> = {
  'POST /api/orders/:id/checkout': {
    status: 409,
    others: 404,
    call: async ({ uid }) => ({ path: `/api/orders/${await anOrder({ uid })}/checkout`, body: {} }),
  },
  'POST /api/guest-orders/checkout': {
    status: 409,
    call: async () => json({ token: (await aGuestOrder()).token }),
  },
  'POST /api/payments/stripe/webhook': {
    // Only Stripe can sign.
    status: 400,
    call: () => json({ id: 'evt_1', type: 'charge.refunded', data: { object: {} } }),
  },
};
