import type { RootDatabase } from 'lmdb';
import { CommandError, ErrorCode } from '../errors.ts';

/** Thrown inside a write to take all of it back; the client hears of `reason`. */
export class TakeBack extends Error {
  readonly reason: CommandError;

  constructor(reason: CommandError) {
    super(reason.message);
    this.reason = reason;
  }
}

/** Runs a part of a write of which either all or nothing may stay. */
export function allOrNothing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof CommandError ? new TakeBack(error) : error;
  }
}

interface Job {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs writes one after the other. What arrives during one turn of the event loop shares one transaction
 * and one flush to disk; a write is answered only after that flush.
 */
export class WriteQueue {
  readonly #root: RootDatabase;
  readonly #onUndone: () => void;
  #jobs: Job[] = [];

  /** `onUndone` is called when a transaction was taken back, and memory no longer agrees with the file. */
  constructor(root: RootDatabase, onUndone: () => void) {
    this.#root = root;
    this.#onUndone = onUndone;
  }

  /** Runs `work` inside a transaction; resolves with its result once that is on disk. */
  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#jobs.push({ work, resolve, reject }) === 1) setImmediate(() => this.flush());
    });
  }

  /** Commits what is waiting. */
  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length > 0) this.#commit(jobs);
  }

  #commit(jobs: Job[]): void {
    const answers: (() => void)[] = [];
    try {
      this.#root.transactionSync(() => {
        for (const { work, resolve, reject } of jobs) {
          try {
            const result = work();
            answers.push(() => resolve(result as never));
          } catch (error) {
            // A refusal leaves only finished changes behind; anything else takes the transaction back.
            if (!(error instanceof CommandError)) throw error;
            answers.push(() => reject(error));
          }
        }
      });
    } catch (error) {
      this.#onUndone();
      const [only, ...others] = jobs;
      if (others.length === 0) only?.reject(writeFailure(error));
      // One bad write must not fail those that shared its transaction.
      else for (const job of jobs) this.#commit([job]);
      return;
    }
    for (const answer of answers) answer();
  }
}

function writeFailure(error: unknown): CommandError {
  if (error instanceof TakeBack) return error.reason;
  const { code, message } = error as { code?: unknown; message?: string };
  const full =
    code === 28 ||
    code === 'ENOSPC' ||
    /no space|MAP_FULL|ENOSPC|quota|too large/i.test(message ?? '');
  if (full)
    return new CommandError(
      ErrorCode.OutOfDiskSpace,
      'The disk is full: nothing was written. Free some space and try again.',
    );
  return new CommandError(
    ErrorCode.InternalError,
    `The write failed: ${message ?? 'unknown error'}`,
  );
}
