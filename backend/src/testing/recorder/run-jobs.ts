import type { Logger } from 'pino';
import type { Job } from '../../platform/jobs/job.ts';
import { readJob } from '../../platform/jobs/job-records.ts';
import { runHere, runWithLease } from '../../platform/jobs/run-job.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { clock } from './fixed-chance.mjs';

const HOUR_MS = 3_600_000;
/** A jump of more than a day would count as a wrong clock. */
const STEP_MS = 6 * HOUR_MS;
/** What one job leaves for others, such as a mail, is done in the next round. */
const ROUNDS = 2;

/** Runs each due job, one after the other, and records the outcome as a server does. */
export async function runJobs(jobs: readonly Job[], log: Logger): Promise<void> {
  const now = () => new Date();
  const runner = { log, now, currentShop, owner: 'recorder', isStopping: false };
  for (const job of Array.from({ length: ROUNDS }, () => jobs).flat()) {
    if (job.hasWork && !(await job.hasWork(now()))) continue;
    const run = job.onEachServer ? runHere : runWithLease;
    await run(job, { ...runner }, await readJob(job.name));
  }
}

/** Advances the clock by hours and runs the jobs meanwhile. */
export async function passHours(hours: number, runJobs: () => Promise<void>): Promise<void> {
  const until = clock.at + hours * HOUR_MS;
  while (clock.at < until) {
    clock.at = Math.min(until, clock.at + STEP_MS);
    await runJobs();
  }
}
