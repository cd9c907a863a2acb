import { HealthView } from '@book-store/contract/schemas/health';
import { type Route, route } from '../../http/route.ts';
import { createWriteProbe } from './write-probe.ts';

type Deps = {
  isDatabaseUp: () => Promise<boolean>;
  signInState: () => HealthView['signIn'];
  /** Returns whether this server is shutting down and load balancers should avoid it. */
  isStopping: () => boolean;
  now: () => Date;
};

/**
 * The health check for monitors and load balancers: 503 only if the shop cannot work at all. While the
 * database is read-only people can still browse, and no other instance would do better, so that is 200
 * and `degraded`.
 */
export const healthRoutes = ({ isDatabaseUp, signInState, isStopping, now }: Deps): Route[] => {
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
        const body = toView(database, signInState(), isStopping());
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

function toView(
  database: HealthView['database'],
  signIn: HealthView['signIn'],
  isStopping: boolean,
): HealthView {
  if (isStopping) return { status: 'stopping', database, signIn };
  if (database === 'down') return { status: 'down', database, signIn };
  const isHealthy = database === 'up' && signIn === 'up';
  return { status: isHealthy ? 'ok' : 'degraded', database, signIn };
}
