import { HealthView } from '@book-store/contract/schemas/health';
import { type Route, route } from '../../http/router/route.ts';
import { findTaskProblems } from '../../jobs/report-problems.ts';
import type { FeatureDeps } from '../feature.ts';
import { createWriteProbe } from './write-probe.ts';

/**
 * The health check for monitors and load balancers: 503 only if the shop cannot work at all. While the
 * database is read-only people can still browse, and no other instance would do better, so that is 200
 * and `degraded`. So it is while background tasks cannot do all of their work.
 */
export const healthRoutes = ({
  isDatabaseUp,
  signInState,
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
        const found = { database, signIn: signInState(), ...(problems.length > 0 && { problems }) };
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
  { database, signIn, problems }: Omit<HealthView, 'status'>,
  isStopping: boolean,
): HealthView['status'] {
  if (isStopping) return 'stopping';
  if (database === 'down') return 'down';
  const isHealthy = database === 'up' && (signIn === 'up' || signIn === 'off') && !problems;
  return isHealthy ? 'ok' : 'degraded';
}
