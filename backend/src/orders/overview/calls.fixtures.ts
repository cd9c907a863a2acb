import type { waitingOrderCalls } from '@book-store/contract/orders/overview/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { anOrder } from '../order/orders.builder.ts';

export const waitingOrderExamples: Examples<typeof waitingOrderCalls> = {
  'GET /api/admin/orders/handovers': {
    call: async ({ uid }) => {
      await anOrder({ uid, status: 'packed' });
      return { path: '/api/admin/orders/handovers?handover=address' };
    },
  },
  'POST /api/admin/notifications/seen': {
    unrecorded: 'marking orders as seen does not change the shop',
    call: async ({ uid }) => json({ ids: [await anOrder({ uid })] }),
  },
};
