import type { Feature } from '../feature.ts';
import { bestSellersJob } from './best-sellers-job.ts';
import { adminCustomersRoutes } from './customers.admin-routes.ts';
import { figuresRoutes } from './figures.admin-routes.ts';

/** What has been sold, by day, book and customer. */
export const figures: Feature = {
  name: 'figures',
  routes: (deps) => [...figuresRoutes(deps), ...adminCustomersRoutes(deps)],
  jobs: () => [bestSellersJob],
};
