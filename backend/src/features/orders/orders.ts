import * as adminOrdersSchemas from '@book-store/contract/schemas/admin-orders';
import * as buyGiftCardSchemas from '@book-store/contract/schemas/buy-gift-card';
import * as guestOrdersSchemas from '@book-store/contract/schemas/guest-orders';
import * as handoversSchemas from '@book-store/contract/schemas/handovers';
import * as ordersSchemas from '@book-store/contract/schemas/orders';
import { type Feature, verifiedEmail } from '../feature.ts';
import { detachOrders } from './detach-orders.ts';
import { forgetRecipient } from './forget-personal-data.ts';
import { guestOrdersRoutes } from './guest-orders.routes.ts';
import { guestUid } from './guests.ts';
import { listAllOwnOrders } from './list-orders.ts';
import { orderChangesAdminRoutes } from './order-changes.admin-routes.ts';
import {
  customerOrdersRoutes,
  orderExportRoutes,
  orderNotificationsAdminRoutes,
  ordersAdminRoutes,
} from './orders.admin-routes.ts';
import { ordersRoutes } from './orders.routes.ts';
import { previewCodeRoutes } from './preview-code.routes.ts';
import { takeOverGuestOrders } from './take-over-guest-orders.ts';
import { unconfirmedOrdersJobs } from './unconfirmed-orders-job.ts';

/** Orders, from placing them to their end. */
export const orders: Feature = {
  name: 'orders',
  schemas: [
    ordersSchemas,
    guestOrdersSchemas,
    buyGiftCardSchemas,
    adminOrdersSchemas,
    handoversSchemas,
  ],
  routes: (deps) => [
    ...ordersRoutes(deps),
    ...guestOrdersRoutes(deps),
    ...previewCodeRoutes(deps),
    ...customerOrdersRoutes(deps),
    ...ordersAdminRoutes(deps),
    ...orderChangesAdminRoutes(deps),
    ...orderExportRoutes(deps),
    ...orderNotificationsAdminRoutes(),
  ],
  jobs: unconfirmedOrdersJobs,
  eraseCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    await detachOrders(customer.uid);
    if (email) await detachOrders(guestUid(email));
    if (email) await forgetRecipient(email);
  },
  exportCustomer: async (customer) => {
    await takeOverGuestOrders(customer);
    return { orders: await listAllOwnOrders(customer.uid) };
  },
};
