import { IdempotencyHeaders } from '@book-store/contract/call';
import {
  AdminListOrdersQuery,
  AdminOrderSummary,
  AdminOrderView,
  CounterOrderBody,
  ExportOrdersQuery,
  NotificationsSeenBody,
  OrderNotifications,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { ListOrdersQuery } from '@book-store/contract/orders/order/orders.schemas';
import { Handover, HandoversQuery } from '@book-store/contract/orders/parcels/handovers.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { CustomerId } from '@book-store/contract/people/customers/admin-customers.schemas';
import { shopDay } from '@book-store/contract/place';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { csvRoute } from '../../platform/http/router/csv-route.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { isDetached } from '../guests/detach-orders.ts';
import { listHandovers } from '../overview/list-what-waits.ts';
import { markSeen, newOrders } from '../overview/order-notifications.ts';
import { orderSummary } from '../overview/order-summary.ts';
import { exportOrders } from '../papers/export-orders.ts';
import { placeCounterOrder } from '../placing/place-counter-order.ts';
import { findOrder } from './find-order.ts';
import { listAllOrders, listOfCustomer } from './list-orders.ts';
import { adminOrderView } from './order-view.ts';

const params = z.object({ id: Id });

/** Admin routes that list, find and enter orders. */
export const ordersAdminRoutes = ({ limits, now }: FeatureDeps): Route[] => [
  listRoute({
    path: '/api/admin/orders',
    summary: 'Lists and searches all orders',
    query: AdminListOrdersQuery,
    item: AdminOrderView,
    list: (query) => listAllOrders(query, now()),
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
    run: async ({ caller, headers, body, origin: { network }, shop }) => {
      const order = await placeCounterOrder(
        { admin: caller, body, idempotencyKey: headers['idempotency-key'] },
        { limits, now, network, shop },
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
  // These two must come before '/:id', which would match them as an id.
  route({
    method: 'get',
    path: '/api/admin/orders/summary',
    access: 'admin',
    summary: 'The open orders by status, and the cash to collect for them',
    reply: AdminOrderSummary,
    run: async () => ({ body: await orderSummary() }),
  }),
  listRoute({
    path: '/api/admin/orders/handovers',
    summary: 'What is on the delivery list, or waits to be picked up, sorted by city',
    query: HandoversQuery,
    item: Handover,
    list: (query) => listHandovers(query, now()),
  }),
  route({
    method: 'get',
    path: '/api/admin/orders/:id',
    access: 'admin',
    summary: 'One order, with the statuses it can change to',
    params,
    reply: AdminOrderView,
    run: async ({ params }) => ({ body: await adminOrderView(await findOrder(params.id), now()) }),
  }),
];

/** Routes for the orders that the calling admin has not seen yet. */
export const orderNotificationsAdminRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/notifications',
    access: 'admin',
    summary: 'The orders that this admin has not seen',
    reply: OrderNotifications,
    run: async ({ caller }) => ({ body: await newOrders(caller.id) }),
  }),
  route({
    method: 'post',
    path: '/api/admin/notifications/seen',
    access: 'admin',
    summary: 'Marks orders as seen by this admin',
    body: NotificationsSeenBody,
    reply: OrderNotifications,
    run: async ({ caller, body }) => {
      await markSeen(caller.id, body.ids);
      return { body: await newOrders(caller.id) };
    },
  }),
];

/** The orders of one customer. Those of a deleted account belong to nobody. */
export const customerOrdersRoutes = ({ now }: FeatureDeps): Route[] => [
  listRoute({
    path: '/api/admin/customers/:id/orders',
    summary: "A customer's orders, newest first",
    params: z.object({ id: CustomerId.refine((id) => !isDetached(id)) }),
    query: ListOrdersQuery,
    item: AdminOrderView,
    list: (query, { id }) => listOfCustomer(id, query, now()),
  }),
];

/** The orders as a file. */
export const orderExportRoutes = ({ now }: FeatureDeps): Route[] => [
  csvRoute({
    path: '/api/admin/exports/orders.csv',
    summary: 'Orders as CSV, all or by the filters of the list',
    query: ExportOrdersQuery,
    run: async ({ query }) => {
      const day = shopDay(now());
      return { fileName: `orders-${day}.csv`, parts: exportOrders(query) };
    },
  }),
];
