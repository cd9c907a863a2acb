import { isOutOfDiskSpace } from '../documents/mongo.ts';

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
 * acknowledge a write in time, and system errors, which occasionally surface when a connection breaks while it is
 * being opened.
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

/** Some servers report a lost connection as an internal error. */
const INTERNAL_ERROR = 1;
const CONNECTION_LOST = /connection (was )?(closed|reset|lost)/i;

type DriverError = Error & { code?: unknown; errorResponse?: unknown };

export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, message, errorResponse } = error as DriverError;
  if (OUTAGES.has(name) || OUTAGE_CODES.has(code)) return true;
  if (code === INTERNAL_ERROR && CONNECTION_LOST.test(message)) return true;
  // A bulk write wraps the error that ended it.
  return name === 'MongoBulkWriteError' && isUnreachable(errorResponse);
}

/** Also true if the database cannot store anything. */
export const isOutage = (error: unknown): boolean =>
  isUnreachable(error) || isOutOfDiskSpace(error);
