import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose, { type ClientSession, mongo } from 'mongoose';
import { AppError } from '../errors/errors.ts';
import { isOutage, isUnreachable } from '../errors/outage.ts';
import { isConflict, pauseAfter } from './conflict.ts';
import { inTurn } from './in-turn.ts';
import { isDuplicateKey } from './mongo.ts';
import { countVisibleChange, visibleChanges } from './visible-changes.ts';

/** How long a transaction is repeated. The driver has no limit of its own but its two minutes: `timeoutMS` does nothing. */
const GIVE_UP_MS = 8000;

/**
 * How often a duplicate key is taken for a conflict: some servers tell so of what another transaction is about to insert,
 * and the next try may meet a third one. One that stays is a real one.
 */
const DUPLICATES_MAX = 3;

/** Without a snapshot some servers that speak MongoDB's protocol only promise to read what is committed. */
const OPTIONS = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', wtimeoutMS: 2500 },
  readPreference: 'primary',
} as const;

const sessions = new AsyncLocalStorage<ClientSession>();
/** Returns the session of the transaction that the caller is in; undefined outside. */
export const sessionInUse = (): ClientSession | undefined => sessions.getStore();

/** Retries run one at a time, so that they do not conflict again. */
const inTurnOfRepeats = inTurn();

/** Writes what belongs to the result of a transaction, such as an entry of a log, in the same transaction. */
export type BeforeCommit<Result> = (result: Result, session: ClientSession) => Promise<void>;

type Checks = {
  /** Returns whether what the work writes is there: some servers acknowledge commits that they know nothing of. */
  isWritten?: () => Promise<unknown>;
};

/**
 * Runs `work` in a transaction of the database and returns its result: all that it writes with this session is
 * written, or nothing is. As long as others are in the way, it is rolled back and repeated, so `work` may run
 * several times: it does nothing but read and write with the session, one call after the other, and lets every
 * error pass. An update of what it has read names what it has seen and has `orFail`, because some servers' snapshots do
 * not isolate reads. Throws what `work` throws, and `unavailable` if others are in the way for too long.
 */
export async function inTransaction<Result>(
  work: (session: ClientSession) => Promise<Result>,
  { isWritten, beforeCommit }: Checks & { beforeCommit?: BeforeCommit<Result> | undefined } = {},
): Promise<Result> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  const changes = visibleChanges();
  let last: unknown;
  let duplicates = 0;
  const once = async (session: ClientSession): Promise<Result> => {
    if (performance.now() >= giveUpAt) throw tooBusy(last);
    try {
      const result = await sessions.run(session, async () => {
        const worked = await work(session);
        await beforeCommit?.(worked, session);
        return worked;
      });
      // Here, and not by the driver, so that a conflict gets its label.
      await commit(session, { isWritten, giveUpAt });
      return result;
    } catch (error) {
      if (isDuplicateKey(error)) duplicates += 1;
      const isRepeated =
        isWorthRepeating(error) || (isDuplicateKey(error) && duplicates <= DUPLICATES_MAX);
      last = error;
      throw isRepeated ? toBeRepeated(error) : error;
    }
  };
  const attempt = (session: ClientSession) =>
    last && !isUnreachable(last) ? inTurnOfRepeats('all', () => once(session)) : once(session);
  try {
    return await mongoose.connection.withSession((session) =>
      session.withTransaction(attempt, OPTIONS),
    );
  } catch (error) {
    // The driver throws an error of its own for some that are thrown after a commit.
    if (isDuplicateKey(last) || !isWorthRepeating(last)) throw last ?? error;
    throw isOutage(last) ? last : tooBusy(last);
  } finally {
    // What was counted before the commit has not kept anybody from reading the old data once more.
    if (visibleChanges() !== changes) countVisibleChange();
  }
}

type Commit = Checks & { giveUpAt: number };

/** Commits, until the server says whether it has. */
async function commit(session: ClientSession, { isWritten, giveUpAt }: Commit): Promise<void> {
  const isClear = await tellsClearly(session, giveUpAt).catch((error: unknown) => {
    // The transaction is gone, perhaps because an attempt whose reply was lost has committed it.
    if (isWritten && isConflict(error)) return false;
    throw error;
  });
  if (!isClear && isWritten && !(await isWritten())) throw overtaken();
}

/** Returns false if the commit took more than one attempt. */
async function tellsClearly(session: ClientSession, giveUpAt: number): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.commitTransaction();
      // The driver itself tries a second time, and keeps this field then.
      const { commitAttempted } = session as { commitAttempted?: boolean };
      return attempt === 1 && !commitAttempted;
    } catch (error) {
      const isUnclear =
        error instanceof mongo.MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
      if (!isUnclear || performance.now() >= giveUpAt) throw error;
    }
    await pauseAfter(attempt);
  }
}

/** Whoever has waited for a primary in vain need not wait again. */
const isWorthRepeating = (error: unknown): boolean =>
  error instanceof mongoose.Error.DocumentNotFoundError ||
  (!(error instanceof mongo.MongoServerSelectionError) &&
    (isConflict(error) || isUnreachable(error)));

/** Returns the error for a write in bulk that finds less than its transaction has read; others have `orFail`. */
export const overtaken = (): Error => toBeRepeated(undefined);

/** Returns an error with the label by which the driver repeats a transaction. */
function toBeRepeated(error: unknown): mongo.MongoError {
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
