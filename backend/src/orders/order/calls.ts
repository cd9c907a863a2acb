import type { orderCalls } from '@book-store/contract/orders/order/calls';
import { shopDay } from '@book-store/contract/place';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { exportOrders } from '../papers/export-orders.ts';
import { placeCounterOrder } from '../placing/place-counter-order.ts';
import { findOrder } from './find-order.ts';
import { listAllOrders, listOfCustomer } from './list-orders.ts';
import { orderSubject } from './order-subject.ts';
import { adminOrderView, type ShownOrder } from './order-view.ts';
import { ownOrders } from './own-orders.ts';

export const ordersOfShop = (deps: RouteDeps): Implementation<typeof orderCalls> => {
  const { limits, now } = deps;
  return {
    ...ownOrders(deps),
    'GET /api/admin/orders': async ({ query }) => ({ page: await listAllOrders(query, now()) }),
    'POST /api/admin/orders': {
      runOnce: async ({ caller, key, body, origin: { network }, shop, record }) => {
        const change = record((placed: ShownOrder) => ({
          action: 'order-entered',
          subject: orderSubject(placed),
          fields: [],
        }));
        const wanted = { admin: caller, body, idempotencyKey: key };
        const given = { limits, now, network, shop };
        return { body: await placeCounterOrder(wanted, given, change.beforeCommit), change };
      },
    },
    'GET /api/admin/orders/:id': async ({ params }) => ({
      body: await adminOrderView(await findOrder(params.id), now()),
    }),
    'GET /api/admin/customers/:id/orders': async ({ params: { id }, query }) => ({
      page: await listOfCustomer(id, query, now()),
    }),
    'GET /api/admin/exports/orders.csv': async ({ query, shop: { language } }) => ({
      file: { fileName: `orders-${shopDay(now())}.csv`, parts: exportOrders(query, language) },
    }),
  };
};
