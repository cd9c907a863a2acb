import { LiveView, ReadyView } from '@book-store/contract/schemas/health';
import { type Route, route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';

const READY: ReadyView = { ready: true, detail: 'This server takes requests.' };
const STOPPING: ReadyView = { ready: false, detail: 'This server is shutting down.' };
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
async function readiness({ isDatabaseAway, isStopping }: FeatureDeps): Promise<ReadyView> {
  if (isStopping()) return STOPPING;
  return (await isDatabaseAway()) ? NO_DATABASE : READY;
}
