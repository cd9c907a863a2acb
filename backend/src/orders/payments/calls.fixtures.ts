import { randomBytes } from 'node:crypto';
import type { paymentCalls } from '@book-store/contract/orders/payments/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { anOrder } from '../order/orders.builder.ts';

export const paymentExamples: Examples<typeof paymentCalls> = {
  'POST /api/admin/orders/:id/payment': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid, status: 'awaiting-payment', payment: {} })}/payment`,
      body: {},
    }),
  },
  'POST /api/admin/orders/:id/refunds': {
    call: async ({ uid }) => {
      const payment = { state: 'paid', paid: 1000 } as const;
      return {
        path: `/api/admin/orders/${await anOrder({ uid, payment })}/refunds`,
        body: { amount: 4 },
      };
    },
  },
  'POST /api/admin/orders/:id/payment/check': {
    unrecorded: 'it is what Stripe has changed',
    status: 409,
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/payment/check`,
      body: {},
    }),
  },
  'POST /api/admin/payments/bank-file': {
    unrecorded: 'it stores nothing',
    call: () => ({ body: 'Date,Text,Amount\n2026-11-03,Rent,5.00\n', type: 'text/csv' }),
  },
  'POST /api/admin/payments/bank-rows': {
    call: async ({ uid }) => {
      const order = await anOrder({ uid, status: 'awaiting-payment', payment: {} });
      const key = randomBytes(32).toString('base64url');
      return json({ rows: [{ key, order, amount: 10 }] });
    },
  },
};
