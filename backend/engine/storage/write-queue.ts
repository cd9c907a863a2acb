import { constants } from 'node:os';
import { CommandError, ErrorCode, outOfDiskSpace } from '../errors.ts';
import type { Environment } from './environment.ts';
import { Rollback } from './rollback.ts';

const { ENOSPC, EDQUOT, EFBIG, EIO, EROFS } = constants.errno;
/** How LMDB reports a disk without room; a write that was cut short is EIO. The last two are Windows's. */
const NO_ROOM: ReadonlySet<unknown> = new Set([ENOSPC, EDQUOT, EFBIG, EIO, EROFS, 39, 112]);

interface Job {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs writes one after the other. Writes that arrive in one turn of the event loop share one transaction
 * and one flush to disk; each resolves only after that flush.
 */
export class WriteQueue {
  /** Transactions that are on disk, and the time they took. */
  commits = 0;
  commitMs = 0;
  readonly #environment: Pick<Environment, 'root' | 'guard'>;
  readonly #onRollback: () => void;
  #jobs: Job[] = [];

  /** `onRollback` is called when a transaction was rolled back, so memory no longer agrees with the file. */
  constructor(environment: Pick<Environment, 'root' | 'guard'>, onRollback: () => void) {
    this.#environment = environment;
    this.#onRollback = onRollback;
  }

  /** Runs `work` inside a transaction; resolves with its result once that is on disk. */
  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#jobs.push({ work, resolve, reject }) === 1) setImmediate(() => this.flush());
    });
  }

  /** Commits the waiting writes. */
  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length > 0) this.#commit(jobs);
  }

  #commit(jobs: Job[]): void {
    const { root, guard } = this.#environment;
    const replies: (() => void)[] = [];
    let committing = false;
    const began = performance.now();
    try {
      guard.beforeTransaction();
    } catch (error) {
      for (const { reject } of jobs) reject(writeFailure(error));
      return;
    }
    try {
      root.transactionSync(() => {
        for (const { work, resolve, reject } of jobs) {
          try {
            const result = work();
            replies.push(() => resolve(result as never));
          } catch (error) {
            // A refusal leaves only finished changes behind; anything else rolls the transaction back.
            if (!(error instanceof CommandError)) throw error;
            replies.push(() => reject(error));
          }
        }
        guard.beforeCommit();
        committing = true;
      });
    } catch (error) {
      if (committing) guard.commitFailed();
      this.#onRollback();
      const [only, ...others] = jobs;
      if (others.length === 0) only?.reject(writeFailure(error));
      // One bad write must not fail those that shared its transaction.
      else for (const job of jobs) this.#commit([job]);
      return;
    }
    this.commits += 1;
    this.commitMs += performance.now() - began;
    for (const reply of replies) reply();
  }
}

function writeFailure(error: unknown): CommandError {
  if (error instanceof Rollback) return error.reason;
  if (error instanceof CommandError) return error;
  const { code, message } = error as { code?: unknown; message?: string };
  if (NO_ROOM.has(code)) return outOfDiskSpace();
  return new CommandError(
    ErrorCode.InternalError,
    `The write failed: ${message ?? 'unknown error'}`,
  );
}
