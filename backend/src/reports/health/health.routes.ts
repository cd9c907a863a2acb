import {
  HealthView,
  LiveView,
  ReadyView,
} from '@book-store/contract/reports/health/health.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { findTaskProblems } from '../../platform/jobs/report-problems.ts';
import { findClockJump } from '../../platform/jobs/trusted-clock.ts';
import { readShopFacts, shopGauges } from './shop-gauges.ts';
import { createWriteProbe } from './write-probe.ts';

/**
 * The health check for monitors and load balancers: 503 only if the shop cannot work at all. While the
 * database is read-only people can still browse, and no other instance would do better, so that is 200
 * and `degraded`. So it is while background tasks cannot do all of their work, or the clock has jumped.
 */
export const healthRoutes = ({
  isDatabaseUp,
  signInState,
  shopConfig,
  isStopping,
  now,
}: FeatureDeps): Route[] => {
  const canWrite = createWriteProbe(now);
  return [
    route({
      method: 'get',
      path: '/api/health',
      access: 'anyone',
      summary: 'Whether the shop works, for monitors and load balancers',
      statuses: [200, 503],
      reply: HealthView,
      run: async () => {
        const database = await databaseState(isDatabaseUp, canWrite);
        // A database that has gone in the meantime is told by the next check.
        const problems = database === 'down' ? [] : await findTaskProblems(now()).catch(() => []);
        const clockJump = database === 'down' ? undefined : await findClockJump().catch(() => {});
        const found = {
          database,
          signIn: database === 'down' && shopConfig.ownAccounts ? 'down' : signInState(),
          ...(problems.length > 0 && { problems }),
          ...(clockJump && { clockJump }),
        };
        const body = { status: toStatus(found, isStopping()), ...found };
        return { status: database === 'down' || isStopping() ? 503 : 200, body };
      },
    }),
  ];
};

async function databaseState(
  isUp: () => Promise<boolean>,
  canWrite: () => Promise<boolean>,
): Promise<HealthView['database']> {
  if (!(await isUp())) return 'down';
  return (await canWrite()) ? 'up' : 'read-only';
}

function toStatus(
  { database, signIn, problems, clockJump }: Omit<HealthView, 'status'>,
  isStopping: boolean,
): HealthView['status'] {
  if (isStopping) return 'stopping';
  if (database === 'down') return 'down';
  const isSignInUp = signIn === 'up' || signIn === 'off';
  const isHealthy = database === 'up' && isSignInUp && !problems && !clockJump;
  return isHealthy ? 'ok' : 'degraded';
}

/** The text format of Prometheus. */
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

/** The measurements for Prometheus. Without a database they are those of the processes alone. */
export const metricsRoutes = ({ metrics, isDatabaseUp, now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/metrics',
    access: 'monitor',
    summary: 'Measurements for Prometheus, if the server has a `METRICS_TOKEN`',
    errors: ['not-found'],
    reply: z.string(),
    replyType: PROMETHEUS,
    run: async () => {
      const facts = (await isDatabaseUp())
        ? await readShopFacts().catch(() => undefined)
        : undefined;
      const processes = (await metrics?.readProcesses()) ?? '';
      return { body: `${processes}\n${await shopGauges(facts, now())}` };
    },
  }),
];

const READY: ReadyView = { ready: true, detail: 'This server takes requests.' };
const STOPPING: ReadyView = { ready: false, detail: 'This server is shutting down.' };
const READING: ReadyView = { ready: false, detail: 'This server is still reading the catalogue.' };
const NO_DATABASE: ReadyView = { ready: false, detail: 'The database does not respond.' };

/**
 * The probes for load balancers and process supervisors. Neither writes anything, so that they
 * may come every second. A process that is alive without its database must not be restarted: the new one would
 * have none either.
 */
export const probesRoutes = (deps: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/ready',
    access: 'anyone',
    summary: 'Whether load balancers should send requests to this server',
    statuses: [200, 503],
    reply: ReadyView,
    run: async () => {
      const body = await readiness(deps);
      return { status: body.ready ? 200 : 503, body };
    },
  }),
  route({
    method: 'get',
    path: '/api/live',
    access: 'anyone',
    summary: 'Whether this process responds at all',
    reply: LiveView,
    run: async () => ({ body: { live: true as const } }),
  }),
];

/** Stopping is final, so nobody has to be asked. */
async function readiness({
  isDatabaseAway,
  isStopping,
  knowsCatalogue,
}: FeatureDeps): Promise<ReadyView> {
  if (isStopping()) return STOPPING;
  if (!knowsCatalogue()) return READING;
  return (await isDatabaseAway()) ? NO_DATABASE : READY;
}
