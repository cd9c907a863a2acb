import { isDeepStrictEqual } from 'node:util';
import type { Task } from '@book-store/contract/platform/jobs/tasks';
import type { Logger } from 'pino';
import { isOutage } from '../errors/outage.ts';
import { toSafeLogError } from '../errors/to-safe-log-error.ts';
import type { CurrentShop } from '../shop.ts';
import type { Job } from './job.ts';
import { LEASE_MS, type Outcome, releaseLease, renewLease, takeLease } from './job-records.ts';

/** `idle`: a check that found nothing to do. */
export type FinishedRun = { task: Task; outcome: 'done' | 'failed' | 'idle'; ms: number };

export type Runner = {
  log: Logger;
  now: () => Date;
  currentShop: CurrentShop;
  /** Called after each run, for metrics. */
  countRun?: ((run: FinishedRun) => void) | undefined;
  owner: string;
  isStopping: boolean;
  /** Interrupts the current run. */
  interrupt?: AbortController;
};

/** The outcomes of earlier runs. */
type Before = Pick<Outcome, 'lastRunAt' | 'failures' | 'failingSince'>;

/**
 * Runs a job unless another server does. Returns its outcome; undefined if it was interrupted or another server was
 * faster. Rejects if the database is unreachable.
 */
export async function runWithLease(
  job: Job,
  runner: Runner,
  known: Before,
): Promise<Outcome | undefined> {
  const { name, leaseMs: ms = LEASE_MS } = job;
  const { owner, now } = runner;
  const before = await takeLease(name, { owner, now: now(), ms });
  if (!before) return undefined;
  // Another server may have run it since it was found to be due.
  const isStillDue = isDeepStrictEqual(before.lastRunAt, known.lastRunAt);
  const outcome = isStillDue ? await renewing(job, runner, before) : undefined;
  await releaseLease(name, owner, outcome);
  return outcome;
}

/** Runs a job and renews its lease meanwhile. Interrupts it as soon as the lease is lost. */
async function renewing(job: Job, runner: Runner, before: Before): Promise<Outcome | undefined> {
  const { name, leaseMs: ms = LEASE_MS } = job;
  const { owner, now } = runner;
  let renewedAt = performance.now();
  const renew = async () => {
    const asked = performance.now();
    const isOurs = await renewLease(name, { owner, now: now(), ms }).catch(() => undefined);
    if (isOurs) renewedAt = asked;
    const isOver = performance.now() - renewedAt >= ms;
    if (isOurs === false || isOver) runner.interrupt?.abort();
  };
  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renew();
  }, ms / 3);
  try {
    return await runHere(job, runner, before);
  } finally {
    clearInterval(timer);
    // Otherwise a late renewal could follow the release.
    await renewal;
  }
}

/** Runs a job on this server, regardless of others. Returns its outcome like `runWithLease`. */
export async function runHere(
  job: Job,
  runner: Runner,
  before: Before,
): Promise<Outcome | undefined> {
  if (runner.isStopping) return undefined;
  const { log, now, currentShop, countRun } = runner;
  const interrupt = new AbortController();
  runner.interrupt = interrupt;
  const began = performance.now();
  const count = (outcome: FinishedRun['outcome']) =>
    countRun?.({ task: job.name, outcome, ms: performance.now() - began });
  try {
    const result = await job.run({ now, log, shop: currentShop(), signal: interrupt.signal });
    count('done');
    const at = now();
    return {
      lastRunAt: at,
      lastSuccessAt: at,
      failures: 0,
      ...(result !== undefined && { result }),
    };
  } catch (error) {
    if (interrupt.signal.aborted) return undefined;
    count('failed');
    if (isOutage(error)) throw error;
    const failures = before.failures ?? 0;
    if (failures === 0) logFailure(job, runner, error);
    const failingSince = before.failingSince ?? now();
    return { lastRunAt: now(), failures: failures + 1, failingSince };
  }
}

export const logFailure = ({ name }: Job, { log }: Runner, error: unknown): void =>
  log.error(
    { task: name, error: toSafeLogError(error) },
    'a task has failed and will be tried again',
  );
