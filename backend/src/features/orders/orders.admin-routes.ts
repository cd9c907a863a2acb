import {
  AdminListOrdersQuery,
  AdminNotifications,
  AdminOrderSummary,
  AdminOrderView,
  ChangeOrderStatusBody,
  NotificationsSeenBody,
} from '@book-store/contract/schemas/admin-orders';
import { Id } from '@book-store/contract/schemas/parts';
import { Router } from 'express';
import { z } from 'zod';
import type { AdminChangeRoute, AdminRoute } from '../../http/authentication.ts';
import { pagingHeaders } from '../../http/paging.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { getAnyOrder, listAllOrders } from './list-orders.ts';
import { markSeen, newOrders } from './order-notifications.ts';
import { orderSummary } from './order-summary.ts';

type Deps = { adminRoute: AdminRoute; adminChangeRoute: AdminChangeRoute; now: () => Date };
const params = z.object({ id: Id });

/** Admin routes of orders: the list, one order, its status. */
export const ordersAdminRoutes = ({ adminRoute, adminChangeRoute, now }: Deps): Router =>
  Router()
    .get(
      '/',
      adminRoute({
        query: AdminListOrdersQuery,
        reply: z.array(AdminOrderView),
        run: async ({ query }) => {
          const { orders, total } = await listAllOrders(query);
          return { body: orders, headers: pagingHeaders('/api/admin/orders', query, total) };
        },
      }),
    )
    // Stands before '/:id', which would take it for an id.
    .get(
      '/summary',
      adminRoute({
        reply: AdminOrderSummary,
        run: async () => ({ body: await orderSummary() }),
      }),
    )
    .get(
      '/:id',
      adminRoute({
        params,
        reply: AdminOrderView,
        run: async ({ params }) => ({ body: await getAnyOrder(params.id) }),
      }),
    )
    .patch(
      '/:id/status',
      adminChangeRoute({
        params,
        body: ChangeOrderStatusBody,
        reply: AdminOrderView,
        run: async ({ caller, params, body: { from, to } }) => ({
          body: await changeOrderStatus(params.id, { from, to, by: caller.username }, now()),
          change: {
            action: 'order-moved',
            subject: { id: params.id },
            fields: [{ field: 'status', from, to }],
          },
        }),
      }),
    );

/** Routes for the orders that the calling admin has not seen yet. */
export const notificationsRoutes = ({ adminRoute }: { adminRoute: AdminRoute }): Router =>
  Router()
    .get(
      '/',
      adminRoute({
        reply: AdminNotifications,
        run: async ({ caller }) => ({ body: await newOrders(caller.id) }),
      }),
    )
    .post(
      '/seen',
      adminRoute({
        body: NotificationsSeenBody,
        reply: AdminNotifications,
        run: async ({ caller, body }) => {
          await markSeen(caller.id, body.ids);
          return { body: await newOrders(caller.id) };
        },
      }),
    );
