import * as buyGiftCardSchemas from '@book-store/contract/orders/gift-cards/buy-gift-card.schemas';
import * as adminOrdersSchemas from '@book-store/contract/orders/order/admin-orders.schemas';
import * as guestOrdersSchemas from '@book-store/contract/orders/order/guest-orders.schemas';
import * as ordersSchemas from '@book-store/contract/orders/order/orders.schemas';
import * as handoversSchemas from '@book-store/contract/orders/parcels/handovers.schemas';
import { type Feature, verifiedEmail } from '../../platform/feature.ts';
import { orderChangesAdminRoutes } from '../changing/order-changes.admin-routes.ts';
import { detachOrders } from '../guests/detach-orders.ts';
import { forgetRecipient } from '../guests/forget-personal-data.ts';
import { guestOrdersRoutes } from '../guests/guest-orders.routes.ts';
import { guestUid } from '../guests/guests.ts';
import { takeOverGuestOrders } from '../guests/take-over-guest-orders.ts';
import { unconfirmedOrdersJobs } from '../placing/unconfirmed-orders-job.ts';
import { listAllOwnOrders } from './list-orders.ts';
import {
  customerOrdersRoutes,
  orderExportRoutes,
  orderNotificationsAdminRoutes,
  ordersAdminRoutes,
} from './orders.admin-routes.ts';
import { ordersRoutes } from './orders.routes.ts';

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
