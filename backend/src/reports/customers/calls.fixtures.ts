import type { customerCalls } from '@book-store/contract/reports/customers/calls';
import { anOrder } from '../../orders/order/orders.builder.ts';
import type { Examples } from '../../testing/checks/call-example.ts';

export const customerExamples: Examples<typeof customerCalls> = {
  'GET /api/admin/customers/:id': {
    call: async ({ uid }) => {
      await anOrder({ uid, changedAt: new Date() });
      return { path: `/api/admin/customers/${uid}` };
    },
  },
};
