import type { waitingOrderCalls } from '@book-store/contract/orders/overview/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { listHandovers } from './list-what-waits.ts';
import { markSeen, newOrders } from './order-notifications.ts';
import { orderSummary } from './order-summary.ts';

export const waitingOrders = ({ now }: RouteDeps): Implementation<typeof waitingOrderCalls> => ({
  'GET /api/admin/orders/summary': async () => ({ body: await orderSummary() }),
  'GET /api/admin/orders/handovers': async ({ query }) => ({
    page: await listHandovers(query, now()),
  }),
  'GET /api/admin/notifications': async ({ caller }) => ({ body: await newOrders(caller.id) }),
  'POST /api/admin/notifications/seen': async ({ caller, body }) => {
    await markSeen(caller.id, body.ids);
    return { body: await newOrders(caller.id), change: undefined };
  },
});
