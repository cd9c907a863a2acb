import { z } from 'zod';
import { type Route, route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';
import { readShopFacts, shopGauges } from './shop-gauges.ts';

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
