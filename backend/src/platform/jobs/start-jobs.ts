import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Task } from '@book-store/contract/platform/jobs/tasks';
import { isImplausible } from '../time/clock-skew.ts';
import { type Job, RETRY_MAX_MS, retryPause } from './job.ts';
import { isLeased, LEASE_MS, readJob, type StoredJob, storeOutcome } from './job-records.ts';
import { recordWrongTime } from './problems.ts';
import { logFailure, type Runner, runHere, runWithLease } from './run-job.ts';

/** The longest pause between checks whether a job is due: its record may have changed. */
const CHECK_MAX_MS = 60_000;
/** A hanging job must not keep the server from stopping; its lease expires. */
const STOP_MAX_MS = 3000;

const wakeUps = new EventEmitter();

/** Makes this process check a job now, or once more after its current run. */
export const wakeJob = (name: Task): void => {
  wakeUps.emit(name);
};

/**
 * Runs jobs repeatedly from now on. A failure is logged once until a run succeeds, shown in health and dashboard, and
 * retried after growing pauses. Returns a function that interrupts the jobs and waits for them.
 */
export function startJobs(
  jobs: readonly Job[],
  deps: Pick<Runner, 'log' | 'now' | 'currentShop' | 'countRun'>,
): () => Promise<void> {
  const owner = randomUUID();
  const stops = jobs.map((job) => repeat(job, { ...deps, owner, isStopping: false }));
  return async () => {
    const stopped = Promise.all(stops.map((stop) => stop())).then(() => {});
    await Promise.race([stopped, wait(STOP_MAX_MS, undefined, { ref: false })]);
  };
}

function repeat(job: Job, runner: Runner): () => Promise<void> {
  let isWoken = false;
  let endPause = () => {};
  const wake = () => {
    isWoken = true;
    endPause();
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, CHECK_MAX_MS));
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const check = createCheck(job, runner);
  const loop = async () => {
    while (!runner.isStopping) {
      const wasWoken = isWoken;
      isWoken = false;
      const pauseMs = await check(wasWoken);
      if (!isWoken && !runner.isStopping) await pause(pauseMs);
    }
  };
  wakeUps.on(job.name, wake);
  const ended = loop();
  return () => {
    wakeUps.off(job.name, wake);
    runner.isStopping = true;
    runner.interrupt?.abort();
    endPause();
    return ended;
  };
}

/**
 * Returns a function that runs the job if it is due, and resolves with the milliseconds to wait until the next check.
 */
function createCheck(job: Job, runner: Runner): (isWoken: boolean) => Promise<number> {
  const { name, everyMs, hasWork, leaseMs: ms = LEASE_MS } = job;
  /** For a job that each server runs: the outcome of its last run here; before that, whether it was failing. */
  let own: Partial<StoredJob> | undefined;
  let isUnavailable = false;

  async function read(): Promise<Partial<StoredJob>> {
    if (!job.onEachServer) return readJob(name);
    own ??= { failures: (await readJob(name)).failures };
    return own;
  }

  async function run(isWoken: boolean): Promise<number> {
    const known = await read();
    const now = runner.now();
    const waitMs = isWoken ? 0 : await untilDue(job, known, now);
    if (waitMs > 0) return waitMs;
    if (isLeased(known, { owner: runner.owner, now, ms })) return Math.min(everyMs, ms);
    // If the check fails, the run reports the failure.
    if (hasWork && !(await hasWork(now).catch(() => true))) {
      runner.countRun?.({ task: name, outcome: 'idle', ms: 0 });
      return everyMs;
    }
    const outcome = await (job.onEachServer ? runHere : runWithLease)(job, runner, known);
    if (job.onEachServer && outcome) {
      if (outcome.failures || known.failures) await storeOutcome(name, outcome);
      own = outcome;
    }
    return outcome ? untilDue(job, outcome, runner.now()) : everyMs;
  }

  return async (isWoken) => {
    try {
      const waitMs = await run(isWoken);
      isUnavailable = false;
      return waitMs;
    } catch (error) {
      // With the database away, health shows it already, and nothing can be stored.
      if (!isUnavailable && !runner.isStopping) logFailure(job, runner, error);
      isUnavailable = true;
      return everyMs;
    }
  };
}

/**
 * Returns the milliseconds until a job is due. A stored time in the future is ignored; it would block the job until
 * then.
 */
async function untilDue(
  { name, everyMs }: Job,
  { lastRunAt, failures }: Partial<StoredJob>,
  now: Date,
): Promise<number> {
  if (lastRunAt === undefined) return 0;
  if (!lastRunAt || isImplausible(lastRunAt, { now })) {
    await recordWrongTime(name, 'lastRunAt', now);
    return 0;
  }
  const pauses = { firstMs: Math.min(everyMs, CHECK_MAX_MS), lastMs: RETRY_MAX_MS };
  return lastRunAt.getTime() - now.getTime() + (failures ? retryPause(failures, pauses) : everyMs);
}
