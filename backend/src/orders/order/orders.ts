import { type Feature, verifiedEmail } from '../../platform/feature.ts';
import { detachOrders } from '../guests/detach-orders.ts';
import { forgetRecipient } from '../guests/forget-personal-data.ts';
import { guestUid } from '../guests/guests.ts';
import { takeOverGuestOrders } from '../guests/take-over-guest-orders.ts';
import { unconfirmedOrdersJobs } from '../placing/unconfirmed-orders-job.ts';
import { listAllOwnOrders } from './list-orders.ts';

/** Orders, from placing them to their end. */
export const orders: Feature = {
  name: 'orders',
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
