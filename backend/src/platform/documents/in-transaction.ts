import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose, { type ClientSession, mongo } from 'mongoose';
import { AppError } from '../errors/errors.ts';
import { isOutage, isUnreachable } from '../errors/outage.ts';
import { backOff, isConflict } from './conflict.ts';
import { inTurn } from './in-turn.ts';
import { isDuplicateKey } from './mongo.ts';
import { countVisibleChange, visibleChanges } from './visible-changes.ts';

/** How long a transaction is retried. The driver's only limit is two minutes: `timeoutMS` has no effect. */
const GIVE_UP_MS = 8000;

/**
 * So many retries everyone gets whose transaction meets conflicts, however long they take: on a slow machine, waiting
 * for the others' turns can take longer than `GIVE_UP_MS`, and being refused then would be for nothing.
 */
const TURNS_MIN = 10;

/**
 * How often a duplicate key counts as a conflict: some servers report it for another transaction's
 * uncommitted insert, and the next attempt may meet a third one. A lasting one is real.
 */
const DUPLICATES_MAX = 3;

/** Without `snapshot`, some servers that speak MongoDB's protocol only guarantee reads of committed data. */
const OPTIONS = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', wtimeoutMS: 2500 },
  readPreference: 'primary',
} as const;

const sessions = new AsyncLocalStorage<ClientSession>();
/** Returns the caller's transaction session, if it is in one. */
export const sessionInUse = (): ClientSession | undefined => sessions.getStore();

/** Retries run one at a time, so that they do not conflict again. */
const retriesInTurn = inTurn();

/** Writes records that belong to a transaction's result, such as log entries, in the same transaction. */
export type BeforeCommit<Result> = (result: Result, session: ClientSession) => Promise<void>;

type Checks = {
  /** Returns whether the work's writes exist: some servers acknowledge commits that they lost. */
  isWritten?: () => Promise<unknown>;
};

/**
 * Runs `work` in a database transaction and returns its result: either all of its writes with this
 * session are stored, or none. A conflict rolls it back and retries, so `work` may run several
 * times: it only reads and writes with the session, one call at a time, and lets every error pass.
 * Some servers' snapshots do not isolate reads, so an update must filter by the values that it read
 * and use `orFail`. Throws what `work` throws, and `unavailable` if conflicts last too long.
 */
export async function inTransaction<Result>(
  work: (session: ClientSession) => Promise<Result>,
  { isWritten, beforeCommit }: Checks & { beforeCommit?: BeforeCommit<Result> | undefined } = {},
): Promise<Result> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  const changes = visibleChanges();
  let last: unknown;
  let duplicates = 0;
  let turns = 0;
  const once = async (session: ClientSession): Promise<Result> => {
    const mayBeLate = !isUnreachable(last) && turns <= TURNS_MIN;
    if (performance.now() >= giveUpAt && !mayBeLate) throw tooBusy(last);
    try {
      const result = await sessions.run(session, async () => {
        const worked = await work(session);
        await beforeCommit?.(worked, session);
        return worked;
      });
      // Commits here instead of in the driver, so that a conflict gets its label.
      await commit(session, { isWritten, giveUpAt });
      return result;
    } catch (error) {
      if (isDuplicateKey(error)) duplicates += 1;
      const willRetry =
        isRetryable(error) || (isDuplicateKey(error) && duplicates <= DUPLICATES_MAX);
      last = error;
      throw willRetry ? retryable(error) : error;
    }
  };
  const attempt = (session: ClientSession) => {
    if (!last || isUnreachable(last)) return once(session);
    turns += 1;
    return retriesInTurn('all', () => once(session));
  };
  try {
    return await mongoose.connection.withSession((session) =>
      session.withTransaction(attempt, OPTIONS),
    );
  } catch (error) {
    // The driver replaces some errors thrown after a commit by its own.
    if (isDuplicateKey(last) || !isRetryable(last)) throw last ?? error;
    throw isOutage(last) ? last : tooBusy(last);
  } finally {
    // A read between the count and the commit may have cached old data.
    if (visibleChanges() !== changes) countVisibleChange();
  }
}

type Commit = Checks & { giveUpAt: number };

/** Commits, retrying until the server reports the outcome. */
async function commit(session: ClientSession, { isWritten, giveUpAt }: Commit): Promise<void> {
  const isCertain = await committedOnce(session, giveUpAt).catch((error: unknown) => {
    // The transaction is gone, perhaps because an attempt whose reply was lost has committed it.
    if (isWritten && isConflict(error)) return false;
    throw error;
  });
  if (!isCertain && isWritten && !(await isWritten())) throw writeConflict();
}

/** Returns false if the commit took more than one attempt. */
async function committedOnce(session: ClientSession, giveUpAt: number): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.commitTransaction();
      // The driver retries once itself, and then keeps this field.
      const { commitAttempted } = session as { commitAttempted?: boolean };
      return attempt === 1 && !commitAttempted;
    } catch (error) {
      const isUnclear =
        error instanceof mongo.MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
      if (!isUnclear || performance.now() >= giveUpAt) throw error;
    }
    await backOff(attempt);
  }
}

/** Waiting for a primary has already timed out once; do not wait again. */
const isRetryable = (error: unknown): boolean =>
  error instanceof mongoose.Error.DocumentNotFoundError ||
  (!(error instanceof mongo.MongoServerSelectionError) &&
    (isConflict(error) || isUnreachable(error)));

/** The error for a bulk write that matches fewer documents than were read; other updates use `orFail`. */
export const writeConflict = (): Error => retryable(undefined);

/** Adds the label that makes the driver retry a transaction. */
function retryable(error: unknown): mongo.MongoError {
  const labelled =
    error instanceof mongo.MongoError
      ? error
      : new mongo.MongoError('The transaction has met a conflict.', { cause: error as Error });
  labelled.addErrorLabel('TransientTransactionError');
  return labelled;
}

const tooBusy = (cause: unknown): AppError =>
  new AppError('unavailable', {
    detail: 'The shop is too busy at the moment, so nothing was changed. Please try again.',
    retryAfter: 1,
    cause,
  });
