import type { Feature } from '../feature.ts';
import { newsletterAdminRoutes } from './newsletter.admin-routes.ts';
import { newsletterRoutes } from './newsletter.routes.ts';

/** The addresses of the newsletter. */
export const newsletter: Feature = {
  name: 'newsletter',
  routes: (deps) => [...newsletterRoutes(deps), ...newsletterAdminRoutes(deps)],
};
