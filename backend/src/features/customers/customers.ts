import type { Feature } from '../feature.ts';
import { customersRoutes } from './customers.routes.ts';
import { wishesRoutes } from './wishes.routes.ts';

/** What an account keeps: details for the next checkout, cart, marked books. */
export const customers: Feature = {
  name: 'customers',
  routes: (deps) => [...customersRoutes(deps), ...wishesRoutes(deps)],
};
