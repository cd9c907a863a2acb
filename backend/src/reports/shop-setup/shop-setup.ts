import * as shopSetupSchemas from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import type { Feature } from '../../platform/feature.ts';
import { shopSetupRoutes } from './shop-setup.admin-routes.ts';

/** What a new shop begins with, and what is left to do until it opens. */
export const shopSetup: Feature = {
  name: 'shop-setup',
  schemas: [shopSetupSchemas],
  routes: () => [...shopSetupRoutes()],
};
