import { EngineError } from '@book-store/engine';
import type { mongo } from 'mongoose';
import { isUnreachable } from '../errors/outage.ts';

/** Thrown when a database cannot be opened or is standalone, with a message that tells the user what to do. */
class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}

const AWAY =
  'The database at MONGODB_URI is not responding. Is it running, and does it accept connections from this machine?';
/** Engines that this process started itself respond at once, so this one is another process's. */
const BUSY =
  'The shop that is running on this data folder is busy, for example with creating an index. Try again in a minute.';

/** Returns an error with advice, or the given error itself. */
export const openingFailure = (error: unknown, { embedded }: { embedded: boolean }): unknown =>
  isUnreachable(error) ? new DatabaseUnusable(embedded ? BUSY : AWAY, { cause: error }) : error;

/** Returns whether the embedded database could not be opened because the process that serves it is busy. */
export const isBusy = (error: unknown): boolean =>
  (error instanceof DatabaseUnusable && error.message === BUSY) ||
  (error instanceof EngineError && error.code === 'data-folder-in-use');

const STANDALONE =
  'The MongoDB at MONGODB_URI is a standalone server, which has no transactions: start it with --replSet rs0 and run rs.initiate() in mongosh once, which makes it a replica set of one.';

/** Throws an error with advice unless the database belongs to a replica set or a cluster. */
export async function refuseStandalone(db: mongo.Db): Promise<void> {
  const { setName, msg } = await db.admin().command({ hello: 1 });
  if (setName === undefined && msg !== 'isdbgrid') throw new DatabaseUnusable(STANDALONE);
}

/** Returns the advice for a database that could not be opened; undefined for other errors. */
export const openingSentence = (error: unknown): string | undefined =>
  error instanceof EngineError || error instanceof DatabaseUnusable ? error.message : undefined;
