import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import type { FinishedRequest } from '../../platform/http/request-log.ts';
import type { FinishedRun } from '../../platform/jobs/run-job.ts';

/** From a cached reply to longer than anybody waits. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** From a few reads to a backup of a large shop. */
const JOB_BUCKETS_SECONDS = [0.01, 0.1, 1, 10, 60, 600];

/** A process's metrics, in a form that can be sent to another process. */
export type MeasuredProcess = MetricObjectWithValues<MetricValue<string>>[];

export type ProcessMetrics = {
  countRequest: (request: FinishedRequest) => void;
  countRun: (run: FinishedRun) => void;
  measured: () => Promise<MeasuredProcess>;
};

/**
 * Measures memory, event loop, requests and job runs of this process; `worker` is its label. Call it once,
 * because it cannot be stopped.
 */
export function measureProcess(worker?: string): ProcessMetrics {
  const registry = new Registry();
  const registers = [registry];
  if (worker) registry.setDefaultLabels({ worker });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status; aborted ones have the status "aborted".',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const problems = new Counter({
    name: 'http_problems_total',
    help: 'Replies that are problem documents, by code.',
    labelNames: ['code'],
    registers,
  });
  const runs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Runs of background jobs by outcome: done or failed.',
    labelNames: ['task', 'outcome'],
    buckets: JOB_BUCKETS_SECONDS,
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a background job was last done, or had nothing to do.',
    labelNames: ['task'],
    registers,
  });
  return {
    countRequest: ({ method, route = 'other', status, code, ms }) => {
      requests.observe({ method, route, status }, ms / 1000);
      if (code) problems.inc({ code });
    },
    countRun: ({ task, outcome, ms }) => {
      if (outcome !== 'idle') runs.observe({ task, outcome }, ms / 1000);
      if (outcome !== 'failed') lastSuccess.setToCurrentTime({ task });
    },
    measured: () => registry.getMetricsAsJSON(),
  };
}

/** Formats metrics for Prometheus. Those of several processes need different labels. */
export const toText = (processes: readonly MeasuredProcess[]): Promise<string> =>
  AggregatorRegistry.aggregate(
    // Not summed: a sum would fall when a process ends, which looks like a restart of all of them.
    processes.map((metrics) => metrics.map((one) => ({ ...one, aggregator: 'sum' }))),
  ).metrics();
