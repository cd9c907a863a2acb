import { catalogue } from '../catalogue/catalogue.ts';
import { messages } from '../messages/messages.ts';
import { orders } from '../orders/orders.ts';
import { pages } from '../pages/pages.ts';
import { type PeopleDeps, people } from '../people/people.ts';
import type { Area, JobDeps } from '../platform/area.ts';
import { openApiRoute } from '../platform/http/router/open-api-route.ts';
import type { Route } from '../platform/http/router/route.ts';
import type { Job } from '../platform/jobs/job.ts';
import { platform } from '../platform/platform.ts';
import { reports } from '../reports/reports.ts';
import { settings } from '../settings/settings.ts';

/** In order: each may import those before it (`import-direction.test.ts`). */
export const AREAS: readonly Area<PeopleDeps>[] = [
  platform,
  settings,
  catalogue,
  people,
  orders,
  messages,
  reports,
  pages,
];

/** Subscribes areas to events of those before them. */
function listen(): void {
  for (const area of AREAS) area.listen?.();
}

export function apiRoutes(given: Omit<PeopleDeps, 'areas'>): Route[] {
  listen();
  const deps = { ...given, areas: AREAS };
  const routes = inOrder(AREAS.flatMap((area) => area.routes?.(deps) ?? []));
  return [...routes, openApiRoute(routes)];
}

/** In matching order: `/orders/summary` before `/orders/:id`, which would match it. */
const inOrder = (routes: readonly Route[]): Route[] =>
  routes
    .map((route) => ({ route, key: route.path.replace(/:\w+/g, '\uffff') }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ route }) => route);

export function jobsOfShop(given: Omit<JobDeps, 'areas'>): Job[] {
  listen();
  const deps = { ...given, areas: AREAS };
  return AREAS.flatMap((area) => area.jobs?.(deps) ?? []);
}
