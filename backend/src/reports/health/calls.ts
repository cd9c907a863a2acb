import type { healthCalls } from '@book-store/contract/reports/health/calls';
import type { HealthView, ReadyView } from '@book-store/contract/reports/health/health.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { findTaskProblems } from '../../platform/jobs/report-problems.ts';
import { findClockJump } from '../../platform/jobs/trusted-clock.ts';
import { readShopFacts, shopGauges } from './shop-gauges.ts';
import { createWriteProbe } from './write-probe.ts';

/** For monitors and load balancers. */
export const health = (deps: RouteDeps): Implementation<typeof healthCalls> => {
  const { isDatabaseUp, signInState, shopConfig, isStopping, metrics, now } = deps;
  const canWrite = createWriteProbe(now);
  return {
    /**
     * 503 only if the shop cannot work at all. While the database is read-only people can still browse, and no
     * other instance would do better, so that is 200 and `degraded`; the same while background tasks fail, or
     * after a jump of the clock.
     */
    'GET /api/health': async () => {
      const database = await databaseState(isDatabaseUp, canWrite);
      // If the database has gone meanwhile, the next check reports it.
      const problems = database === 'down' ? [] : await findTaskProblems(now()).catch(() => []);
      const clockJump = database === 'down' ? undefined : await findClockJump().catch(() => {});
      const found = {
        database,
        signIn: database === 'down' && shopConfig.ownAccounts ? 'down' : signInState(),
        ...(problems.length > 0 && { problems }),
        ...(clockJump && { clockJump }),
      } as const;
      const body = { status: toStatus(found, isStopping()), ...found };
      return { status: database === 'down' || isStopping() ? 503 : 200, body };
    },
    // Neither probe writes anything, so they may be called every second.
    'GET /api/ready': async () => {
      const body = await readiness(deps);
      return { status: body.ready ? 200 : 503, body };
    },
    // Without its database, a live process must not be restarted: the new one would have none either.
    'GET /api/live': async () => ({ body: { live: true } }),
    // Without a database, only the processes' metrics are returned.
    'GET /api/metrics': async () => {
      const facts = (await isDatabaseUp())
        ? await readShopFacts().catch(() => undefined)
        : undefined;
      const processes = (await metrics?.readProcesses()) ?? '';
      return { body: `${processes}\n${await shopGauges(facts, now())}` };
    },
  };
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

const READY: ReadyView = { ready: true, detail: 'This server takes requests.' };
const STOPPING: ReadyView = { ready: false, detail: 'This server is shutting down.' };
const READING: ReadyView = { ready: false, detail: 'This server is still reading the catalogue.' };
const NO_DATABASE: ReadyView = { ready: false, detail: 'The database does not respond.' };

/** Stopping is final, so the database is not asked. */
async function readiness({
  isDatabaseUnavailable,
  isStopping,
  knowsCatalogue,
}: RouteDeps): Promise<ReadyView> {
  if (isStopping()) return STOPPING;
  if (!knowsCatalogue()) return READING;
  return (await isDatabaseUnavailable()) ? NO_DATABASE : READY;
}
