import {
  AdminListOrdersQuery,
  AdminOrderSummary,
  AdminOrderView,
  CounterOrderBody,
} from '@book-store/contract/schemas/admin-orders';
import { Id } from '@book-store/contract/schemas/parts';
import { z } from 'zod';
import { pagingHeaders } from '../../http/router/paging.ts';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';
import { findOrder } from './find-order.ts';
import { listAllOrders } from './list-orders.ts';
import { IdempotencyHeaders } from './order-idempotency.ts';
import { orderSummary } from './order-summary.ts';
import { toAdminOrderView } from './order-view.ts';
import { placeCounterOrder } from './place-counter-order.ts';

const params = z.object({ id: Id });

/** Admin routes that list, find and enter orders. */
export const ordersAdminRoutes = ({ limits, now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/orders',
    access: 'admin',
    summary: 'Lists and searches all orders',
    query: AdminListOrdersQuery,
    reply: z.array(AdminOrderView),
    replyHeaders: ['X-Total-Count', 'Link'],
    run: async ({ query }) => {
      const { orders, total } = await listAllOrders(query, now());
      return {
        body: orders,
        headers: pagingHeaders('/api/admin/orders', query, total),
      };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders',
    summary:
      'Enters an order for somebody in the shop or on the phone, once for each Idempotency-Key',
    headers: IdempotencyHeaders,
    body: CounterOrderBody,
    reply: AdminOrderView,
    statuses: [201],
    errors: ['price-changed', 'book-gone', 'out-of-stock', 'idempotency-key-reused'],
    run: async ({ caller, headers, body, origin: { network } }) => {
      const order = await placeCounterOrder(
        { admin: caller, body, idempotencyKey: headers['idempotency-key'] },
        { limits, now, network },
      );
      return {
        body: order,
        change: {
          action: 'order-entered',
          subject: { id: order._id, name: order.number },
          fields: [],
        },
      };
    },
  }),
  // Must come before '/:id', which would match it as an id.
  route({
    method: 'get',
    path: '/api/admin/orders/summary',
    access: 'admin',
    summary: 'The open orders by status, and the cash to collect for them',
    reply: AdminOrderSummary,
    run: async () => ({ body: await orderSummary() }),
  }),
  route({
    method: 'get',
    path: '/api/admin/orders/:id',
    access: 'admin',
    summary: 'One order, with the statuses it can change to',
    params,
    reply: AdminOrderView,
    run: async ({ params }) => ({ body: toAdminOrderView(await findOrder(params.id), now()) }),
  }),
];
