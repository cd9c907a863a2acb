import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import { HealthView, LiveView, ReadyView } from './health.schemas.ts';

named({ HealthView, LiveView, ReadyView });

export const healthCalls = {
  'GET /api/health': {
    access: 'anyone',
    summary: 'Whether the shop works, for monitors and load balancers',
    statuses: [200, 503],
    reply: HealthView,
  },
  'GET /api/ready': {
    access: 'anyone',
    summary: 'Whether load balancers should send requests to this server',
    statuses: [200, 503],
    reply: ReadyView,
  },
  'GET /api/live': {
    access: 'anyone',
    summary: 'Whether this process responds at all',
    reply: LiveView,
  },
  'GET /api/metrics': {
    access: 'monitor',
    summary: 'Measurements for Prometheus, if the server has a `METRICS_TOKEN`',
    errors: ['not-found'],
    reply: z.string(),
    /** The text format of Prometheus. */
    replyType: 'text/plain; version=0.0.4; charset=utf-8',
  },
} satisfies Calls;
