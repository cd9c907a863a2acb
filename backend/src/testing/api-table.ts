import { apiRoutes } from '../api-routes.ts';
import { createAdminSessions } from '../features/admin-session/admin-session.service.ts';
import { createLimits } from '../http/limits.ts';
import type { Route } from '../http/route.ts';
import { TEST_JWT_SECRET } from './sign-in.ts';
import { testDeps } from './start-test-app.ts';

const deps = testDeps({ now: undefined }, async () => true);

/** Every route of the API, as the application mounts it. */
export const API_TABLE: readonly Route[] = apiRoutes({
  ...deps,
  limits: createLimits(deps.now),
  admins: createAdminSessions({ secrets: [TEST_JWT_SECRET], now: deps.now }),
});

/** Returns how tests call a route: `GET /api/books/:id`. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;
