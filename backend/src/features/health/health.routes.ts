import { Router } from 'express';
import { route } from '../../http/route.ts';
import { HealthView } from './health.contract.ts';

type Parts = {
  isDatabaseUp: () => Promise<boolean>;
  signInState: () => HealthView['signIn'];
  /** Whether this server is about to end; it answers, but wants no new callers. */
  isStopping: () => boolean;
};

/** What a watchdog or a load balancer asks: 503 only where the shop cannot work at all. */
export const healthRoutes = ({ isDatabaseUp, signInState, isStopping }: Parts): Router =>
  Router().get(
    '/',
    route({
      reply: HealthView,
      run: async () => {
        const body = toView(await isDatabaseUp(), signInState(), isStopping());
        return { status: body.database === 'up' && !isStopping() ? 200 : 503, body };
      },
    }),
  );

function toView(
  isDatabaseUp: boolean,
  signIn: HealthView['signIn'],
  isStopping: boolean,
): HealthView {
  const database = isDatabaseUp ? 'up' : 'down';
  if (isStopping) return { status: 'stopping', database, signIn };
  if (!isDatabaseUp) return { status: 'down', database, signIn };
  return { status: signIn === 'up' ? 'ok' : 'degraded', database, signIn };
}
