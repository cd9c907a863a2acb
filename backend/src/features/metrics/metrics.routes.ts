import { z } from 'zod';
import { type Route, route } from '../../http/router/route.ts';
import { type ShopFacts, shopGauges } from './shop-gauges.ts';

/** The text format of Prometheus. */
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

type Deps = {
  /** Returns the measurements of all processes on this machine as text. */
  readProcesses?: (() => Promise<string>) | undefined;
  isDatabaseUp: () => Promise<boolean>;
  readFacts: () => Promise<ShopFacts>;
  now: () => Date;
};

/** The measurements for Prometheus. Without a database they are those of the processes alone. */
export const metricsRoutes = ({ readProcesses, isDatabaseUp, readFacts, now }: Deps): Route[] => [
  route({
    method: 'get',
    path: '/api/metrics',
    access: 'monitor',
    summary: 'Measurements for Prometheus, if the server has a `METRICS_TOKEN`',
    errors: ['not-found'],
    reply: z.string(),
    replyType: PROMETHEUS,
    run: async () => {
      const facts = (await isDatabaseUp()) ? await readFacts().catch(() => undefined) : undefined;
      const processes = (await readProcesses?.()) ?? '';
      return { body: `${processes}\n${await shopGauges(facts, now())}` };
    },
  }),
];
