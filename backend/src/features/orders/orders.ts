import type { Feature } from '../feature.ts';
import { customerOrdersRoutes } from './customer-orders.admin-routes.ts';
import { orderExportRoutes } from './exports.admin-routes.ts';
import { orderChangesAdminRoutes } from './order-changes.admin-routes.ts';
import { orderNotificationsAdminRoutes } from './order-notifications.admin-routes.ts';
import { ordersAdminRoutes } from './orders.admin-routes.ts';
import { ordersRoutes } from './orders.routes.ts';

/** Orders, from placing them to their end. */
export const orders: Feature = {
  name: 'orders',
  routes: (deps) => [
    ...ordersRoutes(deps),
    ...customerOrdersRoutes(deps),
    ...ordersAdminRoutes(deps),
    ...orderChangesAdminRoutes(deps),
    ...orderExportRoutes(deps),
    ...orderNotificationsAdminRoutes(),
  ],
};
