import { Router } from 'express';
import { route } from '../../http/route.ts';
import { HealthView } from './health.contract.ts';
import { createWriteProbe } from './write-probe.ts';

type Deps = {
  isDatabaseUp: () => Promise<boolean>;
  signInState: () => HealthView['signIn'];
  /** Whether this server is about to end; it answers, but wants no new callers. */
  isStopping: () => boolean;
  now: () => Date;
};

/**
 * What a watchdog or a load balancer asks: 503 only where the shop cannot work at all. While nothing
 * can be stored people still browse, and no other copy of the server could do better: that is 200 and
 * `degraded`.
 */
export const healthRoutes = ({ isDatabaseUp, signInState, isStopping, now }: Deps): Router => {
  const canWrite = createWriteProbe(now);
  return Router().get(
    '/',
    route({
      reply: HealthView,
      run: async () => {
        const database = await databaseState(isDatabaseUp, canWrite);
        const body = toView(database, signInState(), isStopping());
        return { status: database === 'down' || isStopping() ? 503 : 200, body };
      },
    }),
  );
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
  const isWhole = database === 'up' && signIn === 'up';
  return { status: isWhole ? 'ok' : 'degraded', database, signIn };
}
