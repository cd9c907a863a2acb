import type { Feature } from '../feature.ts';
import { healthRoutes } from './health.routes.ts';
import { metricsRoutes } from './metrics.routes.ts';
import { probesRoutes } from './probes.routes.ts';

/** Whether the shop works, for monitors and load balancers. */
export const health: Feature = {
  name: 'health',
  routes: (deps) => [...healthRoutes(deps), ...probesRoutes(deps), ...metricsRoutes(deps)],
};
