import { catalogueFeatures, catalogueRoutes } from '../catalogue/catalogue.ts';
import { messagesFeatures, messagesRoutes } from '../messages/messages.ts';
import { ordersFeatures, ordersRoutes } from '../orders/orders.ts';
import { pages } from '../pages/pages.ts';
import { peopleFeatures, peopleRoutes } from '../people/people.ts';
import type { Feature, FeatureDeps, JobDeps } from '../platform/feature.ts';
import { openApiRoute } from '../platform/http/router/open-api-route.ts';
import type { Route } from '../platform/http/router/route.ts';
import type { Job } from '../platform/jobs/job.ts';
import { problemsJob } from '../platform/jobs/report-problems.ts';
import { clockJob } from '../platform/jobs/trusted-clock.ts';
import { reportsFeatures, reportsRoutes } from '../reports/reports.ts';
import { settingsRoutes } from '../settings/settings.ts';

/** The areas of the shop with their features, in their order: each may import those before it (`import-direction.test.ts`). */
export const AREAS: Readonly<Record<string, readonly Feature[]>> = {
  platform: [],
  settings: [],
  catalogue: catalogueFeatures,
  people: peopleFeatures,
  orders: ordersFeatures,
  messages: messagesFeatures,
  reports: reportsFeatures,
  pages: [pages],
};

/** The order of the features' jobs, and in which an account is exported and erased. */
const PLACES = [
  ...['stock', 'imports', 'bulk-edit', 'customers'],
  ...['gift-cards', 'orders', 'payments', 'figures'],
  ...['mails', 'withdrawals', 'newsletter', 'backups', 'account'],
  ...['pages', 'accounts'],
];

/** The features of all areas. */
export const FEATURES: readonly Feature[] = Object.values(AREAS)
  .flat()
  .sort((a, b) => PLACES.indexOf(a.name) - PLACES.indexOf(b.name));

/** What the calls of each area do. */
const ROUTES = [
  settingsRoutes,
  catalogueRoutes,
  peopleRoutes,
  ordersRoutes,
  messagesRoutes,
  reportsRoutes,
];

/** Returns every route of the API. */
export function apiRoutes(given: Omit<FeatureDeps, 'features'>): Route[] {
  const deps = { ...given, features: FEATURES };
  const routes = inOrder(ROUTES.flatMap((ofArea) => ofArea(deps)));
  return [...routes, openApiRoute(routes, deps.limits.reads)];
}

/** Returns routes in the order in which they are tried: `/orders/summary` before `/orders/:id`, which would match it. */
const inOrder = (routes: readonly Route[]): Route[] =>
  routes
    .map((route) => ({ route, key: route.path.replace(/:\w+/g, '\uffff') }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ route }) => route);

/** Returns what a server does besides its requests. */
export const jobsOfShop = (deps: JobDeps): Job[] => [
  clockJob(),
  problemsJob,
  ...FEATURES.flatMap((feature) => feature.jobs?.(deps) ?? []),
];
