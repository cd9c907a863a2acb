import type { customerCalls } from '@book-store/contract/reports/customers/calls';
import { anOrder } from '../../orders/order/orders.builder.ts';
import type { Examples } from '../../testing/checks/call-example.ts';
import { makeFiguresDue } from '../figures/figures.builder.ts';

export const customerExamples: Examples<typeof customerCalls> = {
  'GET /api/admin/customers/:id': {
    call: async ({ uid }) => {
      await makeFiguresDue(await anOrder({ uid }));
      return { path: `/api/admin/customers/${uid}` };
    },
  },
};
