import { onNewOwner } from '../../orders/changing/order-changes.ts';
import { guestUid } from '../../orders/guests/guests.ts';
import { type Feature, verifiedEmail } from '../../platform/feature.ts';
import { forgetCustomer, recountCustomers } from '../customers/recount-customers.ts';
import { bestSellersJob } from './best-sellers-job.ts';

/** What has been sold, by day, book and customer. */
export const figures: Feature = {
  name: 'figures',
  jobs: () => [bestSellersJob],
  eraseCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    await forgetCustomer(customer.uid);
    if (email) await forgetCustomer(guestUid(email));
  },
};

onNewOwner(recountCustomers);
