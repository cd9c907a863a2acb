import * as clockJumpSchemas from '@book-store/contract/schemas/clock-jump';
import * as healthSchemas from '@book-store/contract/schemas/health';
import * as taskProblemsSchemas from '@book-store/contract/schemas/task-problems';
import type { Feature } from '../../platform/feature.ts';
import { healthRoutes, metricsRoutes, probesRoutes } from './health.routes.ts';

/** Whether the shop works, for monitors and load balancers. */
export const health: Feature = {
  name: 'health',
  schemas: [clockJumpSchemas, healthSchemas, taskProblemsSchemas],
  routes: (deps) => [...healthRoutes(deps), ...probesRoutes(deps), ...metricsRoutes(deps)],
};
