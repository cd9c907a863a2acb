import * as adminSessionSchemas from '@book-store/contract/schemas/admin-session';
import type { Feature } from '../feature.ts';
import { ownAccountRoutes } from './admin-session.admin-routes.ts';
import { adminSessionRoutes } from './admin-session.routes.ts';

/** The accounts and sessions of admins. */
export const admins: Feature = {
  name: 'admins',
  schemas: [adminSessionSchemas],
  routes: (deps) => [...adminSessionRoutes(deps), ...ownAccountRoutes(deps)],
};
