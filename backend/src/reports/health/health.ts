import * as clockJumpSchemas from '@book-store/contract/platform/jobs/clock-jump.schemas';
import * as taskProblemsSchemas from '@book-store/contract/platform/jobs/task-problems.schemas';
import * as healthSchemas from '@book-store/contract/reports/health/health.schemas';
import type { Feature } from '../../platform/feature.ts';
import { healthRoutes, metricsRoutes, probesRoutes } from './health.routes.ts';

/** Whether the shop works, for monitors and load balancers. */
export const health: Feature = {
  name: 'health',
  schemas: [clockJumpSchemas, healthSchemas, taskProblemsSchemas],
  routes: (deps) => [...healthRoutes(deps), ...probesRoutes(deps), ...metricsRoutes(deps)],
};
