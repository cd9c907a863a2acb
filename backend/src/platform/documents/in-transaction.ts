import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose, { type ClientSession, mongo } from 'mongoose';
import { AppError } from '../errors/errors.ts';
import { isOutage, isUnreachable } from '../errors/outage.ts';
import { isConflict, pauseAfter } from './conflict.ts';
import { countVisibleChange, visibleChanges } from './visible-changes.ts';

/** How long a transaction is repeated. */
const GIVE_UP_MS = 8000;

/** Without a snapshot some servers that speak MongoDB's protocol only promise to read what is committed. */
const OPTIONS = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', wtimeoutMS: 2500 },
  readPreference: 'primary',
} as const;

const sessions = new AsyncLocalStorage<ClientSession>();
/** Returns the session of the transaction that the caller is in; undefined outside. */
export const sessionInUse = (): ClientSession | undefined => sessions.getStore();

/** Thrown inside a transaction that has met another one: it is repeated. */
export class TryAgain extends Error {
  override name = 'TryAgain';
}

type Checks = {
  /** Returns whether what the work writes is there: some servers acknowledge commits that they know nothing of. */
  isWritten?: () => Promise<unknown>;
};

/**
 * Runs `work` in a transaction of the database and returns its result: all that it writes with this session is
 * written, or nothing is. As long as others are in the way, it is rolled back and repeated, so `work` may run
 * several times: it does nothing but read and write with the session, one call after the other, and lets every
 * error pass. Throws what `work` throws, and `unavailable` if others are in the way for too long.
 */
export async function inTransaction<Result>(
  work: (session: ClientSession) => Promise<Result>,
  checks: Checks = {},
): Promise<Result> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  const changes = visibleChanges();
  for (let tries = 1; ; tries += 1) {
    try {
      const result = await tryOnce(work, { ...checks, giveUpAt });
      // What was counted before the commit has not kept anybody from reading the old data once more.
      if (visibleChanges() !== changes) countVisibleChange();
      return result;
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      if (performance.now() >= giveUpAt) throw isOutage(error) ? error : tooBusy(error);
    }
    await pauseAfter(tries);
  }
}

type Try = Checks & { giveUpAt: number };

async function tryOnce<Result>(
  work: (session: ClientSession) => Promise<Result>,
  { isWritten, giveUpAt }: Try,
): Promise<Result> {
  const session = await mongoose.startSession();
  try {
    session.startTransaction(OPTIONS);
    const result = await sessions.run(session, () => work(session));
    const isClear = await commit(session, giveUpAt).catch((error: unknown) => {
      // The transaction is gone, perhaps because an attempt whose reply was lost has committed it.
      if (isWritten && isConflict(error)) return false;
      throw error;
    });
    if (!isClear && isWritten && !(await isWritten())) throw new TryAgain('The commit is lost.');
    return result;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction().catch(() => {});
    throw error;
  } finally {
    await session.endSession();
  }
}

/** Commits, until the server says whether it has. Returns false if it took more than one attempt. */
async function commit(session: ClientSession, giveUpAt: number): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.commitTransaction();
      // The driver itself tries a second time, and keeps this field then.
      const { commitAttempted } = session as { commitAttempted?: boolean };
      return attempt === 1 && !commitAttempted;
    } catch (error) {
      const isUnclear = hasLabel(error, 'UnknownTransactionCommitResult');
      if (!isUnclear || performance.now() >= giveUpAt) throw error;
    }
    await pauseAfter(attempt);
  }
}

const hasLabel = (error: unknown, label: string) =>
  error instanceof mongo.MongoError && error.hasErrorLabel(label);

/** Whoever has waited for a primary in vain need not wait again. */
const isWorthRepeating = (error: unknown): boolean =>
  error instanceof TryAgain ||
  (!(error instanceof mongo.MongoServerSelectionError) &&
    (isConflict(error) || isUnreachable(error)));

const tooBusy = (cause: unknown): AppError =>
  new AppError('unavailable', {
    detail: 'The shop is too busy at the moment, so nothing was changed. Please try again.',
    retryAfter: 1,
    cause,
  });
