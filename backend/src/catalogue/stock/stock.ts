import * as stockSchemas from '@book-store/contract/catalogue/stock/stock.schemas';
import type { Feature } from '../../platform/feature.ts';
import { stockCheckJob } from './check-stock.ts';
import { stockAdminRoutes } from './stock.admin-routes.ts';

/** How many copies there are of a book, and why. */
export const stock: Feature = {
  name: 'stock',
  schemas: [stockSchemas],
  routes: stockAdminRoutes,
  jobs: () => [stockCheckJob],
};
