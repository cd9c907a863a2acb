import type { Task } from '@book-store/contract/platform/jobs/tasks';
import type { Logger } from 'pino';
import type { Shop } from '../shop.ts';

/** Background work, repeated by `startJobs`. */
export type Job = {
  name: Task;
  /** Milliseconds from the end of a run to the next one. */
  everyMs: number;
  /** Whether each server runs it, for in-memory data. Other jobs run on one server at a time. */
  onEachServer?: boolean;
  /** How long after the last renewal a running server is considered dead; 15 seconds by default. */
  leaseMs?: number;
  /** While it returns false, regular checks write nothing. */
  hasWork?: (now: Date) => Promise<boolean>;
  /**
   * The resolved value is stored as the job's `result`. Rejects if it failed or was interrupted by `signal`; it is
   * then run again.
   */
  run: (run: JobRun) => Promise<unknown>;
};

export type JobRun = {
  now: () => Date;
  log: Logger;
  /** The shop at the start of the run. */
  shop: Shop;
  /** Aborts when the server shuts down or another one has taken the job over. */
  signal: AbortSignal;
};

/** The longest pause between runs of a failing job. */
export const RETRY_MAX_MS = 600_000;

type Pauses = { firstMs: number; lastMs: number };

/** Returns the pause after consecutive failures: it doubles each time, up to `lastMs`. */
export const retryPause = (failures: number, { firstMs, lastMs }: Pauses): number =>
  Math.min(lastMs, firstMs * 2 ** (failures - 1));
