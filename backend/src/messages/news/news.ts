import * as newsSchemas from '@book-store/contract/messages/news/news.schemas';
import type { Feature } from '../../platform/feature.ts';
import { newsAdminRoutes } from './news.admin-routes.ts';
import { newsRoutes } from './news.routes.ts';

/** News items. */
export const news: Feature = {
  name: 'news',
  schemas: [newsSchemas],
  routes: (deps) => [...newsRoutes(deps), ...newsAdminRoutes(deps)],
};
