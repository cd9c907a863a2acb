import {
  AdminListOrdersQuery,
  AdminOrderSummary,
  AdminOrderView,
  ChangeOrderStatusBody,
  NotificationsSeenBody,
  OrderNotifications,
} from '@book-store/contract/schemas/admin-orders';
import { Id } from '@book-store/contract/schemas/parts';
import { z } from 'zod';
import { pagingHeaders } from '../../http/paging.ts';
import { changeRoute, type Route, route } from '../../http/route.ts';
import { changeOrderStatus } from './change-order-status.ts';
import type { Copies } from './copies.ts';
import { getAnyOrder, listAllOrders } from './list-orders.ts';
import { markSeen, newOrders } from './order-notifications.ts';
import { orderSummary } from './order-summary.ts';

const params = z.object({ id: Id });

/** Admin routes of orders: the list, one order, its status. */
export const ordersAdminRoutes = ({
  copies,
  now,
}: {
  copies: Copies;
  now: () => Date;
}): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/orders',
    access: 'admin',
    summary: 'Lists and searches all orders',
    query: AdminListOrdersQuery,
    reply: z.array(AdminOrderView),
    replyHeaders: ['X-Total-Count', 'Link'],
    run: async ({ query }) => {
      const { orders, total } = await listAllOrders(query);
      return { body: orders, headers: pagingHeaders('/api/admin/orders', query, total) };
    },
  }),
  // Stands before '/:id', which would take it for an id.
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
    run: async ({ params }) => ({ body: await getAnyOrder(params.id) }),
  }),
  changeRoute({
    method: 'patch',
    path: '/api/admin/orders/:id/status',
    summary: "Changes an order's status; 409 if it is no longer `from`",
    params,
    body: ChangeOrderStatusBody,
    reply: AdminOrderView,
    errors: ['illegal-status'],
    run: async ({ caller, params, body: { from, to } }) => {
      const order = await changeOrderStatus(
        params.id,
        { from, to, by: caller.username },
        { at: now(), copies },
      );
      return {
        body: order,
        change: {
          action: 'order-moved',
          subject: { id: params.id, name: order.number },
          fields: [{ field: 'status', from, to }],
        },
      };
    },
  }),
];

/** Routes for the orders that the calling admin has not seen yet. */
export const notificationsRoutes = (): Route[] => [
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
