import * as adminOrdersSchemas from '@book-store/contract/schemas/admin-orders';
import * as ordersSchemas from '@book-store/contract/schemas/orders';
import type { Feature } from '../feature.ts';
import { customerOrdersRoutes } from './customer-orders.admin-routes.ts';
import { detachOrders } from './detach-orders.ts';
import { orderExportRoutes } from './exports.admin-routes.ts';
import { listAllOwnOrders } from './list-orders.ts';
import { orderChangesAdminRoutes } from './order-changes.admin-routes.ts';
import { orderNotificationsAdminRoutes } from './order-notifications.admin-routes.ts';
import { ordersAdminRoutes } from './orders.admin-routes.ts';
import { ordersRoutes } from './orders.routes.ts';

/** Orders, from placing them to their end. */
export const orders: Feature = {
  name: 'orders',
  schemas: [ordersSchemas, adminOrdersSchemas],
  routes: (deps) => [
    ...ordersRoutes(deps),
    ...customerOrdersRoutes(deps),
    ...ordersAdminRoutes(deps),
    ...orderChangesAdminRoutes(deps),
    ...orderExportRoutes(deps),
    ...orderNotificationsAdminRoutes(),
  ],
  eraseCustomer: ({ uid }) => detachOrders(uid),
  exportCustomer: async ({ uid }) => ({ orders: await listAllOwnOrders(uid) }),
};
