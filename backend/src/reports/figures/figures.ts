import * as adminCustomersSchemas from '@book-store/contract/people/customers/admin-customers.schemas';
import * as figuresSchemas from '@book-store/contract/reports/figures/figures.schemas';
import { onNewOwner } from '../../orders/changing/order-changes.ts';
import { guestUid } from '../../orders/guests/guests.ts';
import { type Feature, verifiedEmail } from '../../platform/feature.ts';
import { adminCustomersRoutes } from '../customers/customers.admin-routes.ts';
import { forgetCustomer, recountCustomers } from '../customers/recount-customers.ts';
import { bestSellersJob } from './best-sellers-job.ts';
import { figuresRoutes } from './figures.admin-routes.ts';

/** What has been sold, by day, book and customer. */
export const figures: Feature = {
  name: 'figures',
  schemas: [figuresSchemas, adminCustomersSchemas],
  routes: (deps) => [...figuresRoutes(deps), ...adminCustomersRoutes(deps)],
  jobs: () => [bestSellersJob],
  eraseCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    await forgetCustomer(customer.uid);
    if (email) await forgetCustomer(guestUid(email));
  },
};

onNewOwner(recountCustomers);
