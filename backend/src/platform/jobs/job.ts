import type { Task } from '@book-store/contract/platform/jobs/tasks';
import type { Logger } from 'pino';
import type { Shop } from '../shop.ts';

/** Background work of a shop, which `startJobs` repeats. */
export type Job = {
  name: Task;
  /** The time from the end of a run to the next one, in milliseconds. */
  everyMs: number;
  /** Whether each server runs it, for what it keeps in memory. Any other job runs on one server at a time. */
  onEachServer?: boolean;
  /** After how long without a renewal the server that runs it is considered dead; 15 seconds by default. */
  leaseMs?: number;
  /** Returns whether there is anything to do. While there is not, a look every few seconds writes nothing. */
  hasWork?: (now: Date) => Promise<boolean>;
  /**
   * Does what there is to do. What it resolves with is kept as the job's `result`. Rejects if it failed, or was
   * interrupted by `signal`; it is then run again.
   */
  run: (run: JobRun) => Promise<unknown>;
};

export type JobRun = {
  now: () => Date;
  log: Logger;
  /** As it is at the start of the run. */
  shop: Shop;
  /** Aborts when the server shuts down, or when another one has taken the job over. */
  signal: AbortSignal;
};

/** The longest pause between two runs of a job that fails. */
export const RETRY_MAX_MS = 600_000;

type Pauses = { firstMs: number; lastMs: number };

/** Returns how long to wait after failures in a row: each time twice as long, up to `lastMs`. */
export const retryPause = (failures: number, { firstMs, lastMs }: Pauses): number =>
  Math.min(lastMs, firstMs * 2 ** (failures - 1));
