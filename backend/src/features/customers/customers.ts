import * as accountCartSchemas from '@book-store/contract/schemas/account-cart';
import * as wishesSchemas from '@book-store/contract/schemas/wishes';
import type { Feature } from '../feature.ts';
import { eraseCustomer } from './change-customer.ts';
import { customersRoutes } from './customers.routes.ts';
import { exportCustomer } from './export-customer.ts';
import { wishesRoutes } from './wishes.routes.ts';

/** What an account keeps: details for the next checkout, cart, marked books. */
export const customers: Feature = {
  name: 'customers',
  schemas: [accountCartSchemas, wishesSchemas],
  routes: (deps) => [...customersRoutes(deps), ...wishesRoutes(deps)],
  eraseCustomer: ({ uid }) => eraseCustomer(uid),
  exportCustomer,
};
