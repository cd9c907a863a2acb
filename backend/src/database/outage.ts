import { EngineError } from '@book-store/engine';
import { isOutOfDiskSpace } from '../shared/mongo.ts';

const OUTAGES = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
]);

/**
 * The driver's retryable error codes (shutdown, election, lost members), 64 and 100 for too few members that
 * have a write in time, and system errors, which occasionally surface when a connection breaks while it is being
 * opened.
 */
const OUTAGE_CODES: ReadonlySet<unknown> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ETIMEDOUT',
  6,
  7,
  64,
  89,
  91,
  100,
  134,
  189,
  262,
  9001,
  10_107,
  11_600,
  11_602,
  13_435,
  13_436,
]);

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (OUTAGES.has(error.name) || OUTAGE_CODES.has((error as { code?: unknown }).code));

/** Returns whether an error means that the database is unreachable or cannot store anything. */
export const isOutage = (error: unknown): boolean =>
  isUnreachable(error) || isOutOfDiskSpace(error);

/** Thrown when a database cannot be opened, with a message that tells the user what to do. */
class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

const AWAY =
  'The database at MONGODB_URI is not responding. Is it running, and does it accept connections from this machine?';
/** An engine that this process has started itself responds at once. */
const BUSY =
  'The shop that is running on this data folder is busy, for example with creating an index. Try again in a minute.';

/** Returns what to throw when a database could not be opened: an error with advice, or the error itself. */
export const openingFailure = (error: unknown, { embedded }: { embedded: boolean }): unknown =>
  isUnreachable(error) ? new DatabaseUnreachable(embedded ? BUSY : AWAY, { cause: error }) : error;

/** Returns what to tell the user about a database that could not be opened; undefined for other errors. */
export const openingSentence = (error: unknown): string | undefined =>
  error instanceof EngineError || error instanceof DatabaseUnreachable ? error.message : undefined;
