import * as adminSessionSchemas from '@book-store/contract/people/admins/admin-session.schemas';
import type { Feature } from '../../platform/feature.ts';
import { ownAccountRoutes } from '../sessions/admin-session.admin-routes.ts';
import { adminSessionRoutes } from '../sessions/admin-session.routes.ts';

/** The accounts and sessions of admins. */
export const admins: Feature = {
  name: 'admins',
  schemas: [adminSessionSchemas],
  routes: (deps) => [...adminSessionRoutes(deps), ...ownAccountRoutes(deps)],
};
