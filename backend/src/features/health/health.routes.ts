import { Router } from 'express';
import { route } from '../../http/route.ts';
import { HealthView } from './health.contract.ts';

type Parts = {
  isDatabaseUp: () => Promise<boolean>;
  signInState: () => HealthView['signIn'];
};

/** What a watchdog or a load balancer asks: 503 only where the shop cannot work at all. */
export const healthRoutes = ({ isDatabaseUp, signInState }: Parts): Router =>
  Router().get(
    '/',
    route({
      reply: HealthView,
      run: async () => {
        const view = toView(await isDatabaseUp(), signInState());
        return { status: view.database === 'up' ? 200 : 503, body: view };
      },
    }),
  );

function toView(isDatabaseUp: boolean, signIn: HealthView['signIn']): HealthView {
  if (!isDatabaseUp) return { status: 'down', database: 'down', signIn };
  return { status: signIn === 'up' ? 'ok' : 'degraded', database: 'up', signIn };
}
