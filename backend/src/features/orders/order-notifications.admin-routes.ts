import {
  NotificationsSeenBody,
  OrderNotifications,
} from '@book-store/contract/schemas/admin-orders';
import { type Route, route } from '../../http/router/route.ts';
import { markSeen, newOrders } from './order-notifications.ts';

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
