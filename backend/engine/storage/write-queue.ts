import { constants } from 'node:os';
import { ABORT } from 'lmdb';
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
  /** Writes that have run, also those that share a transaction: nothing else changes the file. */
  changes = 0;
  /** Transactions that are on disk, and the time they took. */
  commits = 0;
  commitMs = 0;
  readonly #environment: Pick<Environment, 'root' | 'guard' | 'undo'>;
  #jobs: Job[] = [];
  #isRunning = false;

  constructor(environment: Pick<Environment, 'root' | 'guard' | 'undo'>) {
    this.#environment = environment;
  }

  /**
   * Runs `work` inside a transaction; resolves with its result once that is on disk. Inside the work of
   * another one, it is a part of that and returns at once.
   */
  run<T>(work: () => T): T | Promise<T> {
    if (this.#isRunning) return work();
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

  /** Inside a transaction, runs a part of it that leaves nothing behind when it throws. */
  atomically<T>(work: () => T): T {
    const { root, undo } = this.#environment;
    const { length } = undo;
    try {
      return root.transactionSync(work);
    } catch (error) {
      undo.rollBack(length);
      throw error;
    }
  }

  /** Runs `work` inside a transaction that is rolled back, and returns its result. */
  tryOut<T>(work: () => T): T {
    const { guard, undo } = this.#environment;
    let result: T | undefined;
    try {
      guard.beforeTransaction();
      this.#transact(() => {
        result = work();
        return ABORT;
      });
    } catch (error) {
      throw writeFailure(error);
    } finally {
      undo.rollBack();
    }
    return result as T;
  }

  #transact(work: () => unknown): void {
    this.#isRunning = true;
    try {
      this.#environment.root.transactionSync(work);
    } finally {
      this.#isRunning = false;
    }
  }

  #commit(jobs: Job[]): void {
    const { guard, undo } = this.#environment;
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
      this.#transact(() => {
        for (const { work, resolve, reject } of jobs) {
          try {
            const result = work();
            replies.push(() => resolve(result as never));
          } catch (error) {
            // A refusal leaves only finished changes behind; anything else rolls the transaction back.
            if (!(error instanceof CommandError)) throw error;
            replies.push(() => reject(error));
          } finally {
            this.changes += 1;
          }
        }
        guard.beforeCommit();
        committing = true;
      });
    } catch (error) {
      if (committing) guard.commitFailed();
      undo.rollBack();
      const [only, ...others] = jobs;
      if (others.length === 0) only?.reject(writeFailure(error));
      // One bad write must not fail those that shared its transaction.
      else for (const job of jobs) this.#commit([job]);
      return;
    }
    undo.clear();
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
