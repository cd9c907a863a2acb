import * as accountSchemas from '@book-store/contract/schemas/account';
import * as shopConfigSchemas from '@book-store/contract/schemas/shop-config';
import type { Feature } from '../feature.ts';
import { accountRoutes } from './account.routes.ts';
import { guestsAdminRoutes } from './guests.admin-routes.ts';
import { privacyJob } from './privacy-job.ts';
import { shopConfigRoutes } from './shop-config.routes.ts';

/** A customer's own account: signing in, a copy of its data, its end. */
export const account: Feature = {
  name: 'account',
  schemas: [accountSchemas, shopConfigSchemas],
  routes: (deps) => [...accountRoutes(deps), ...shopConfigRoutes(deps), ...guestsAdminRoutes(deps)],
  jobs: () => [privacyJob],
};
