import { setTimeout as wait } from 'node:timers/promises';
import { mongo } from 'mongoose';

const NO_SUCH_TRANSACTION = 251;
/** MongoDB's codes: lock timeout, write conflict, no such transaction. */
const CODES = [24, 112, NO_SUCH_TRANSACTION];

/**
 * PostgreSQL's serialization failure, deadlock and lock not available: some servers that speak MongoDB's protocol are
 * built on it.
 */
const SQL_STATES = ['40001', '40P01', '55P03'];

/** PostgreSQL's numeric form of an SQLSTATE: six bits per character, the first one lowest. */
const packed = (state: string): number =>
  [...state].reduce((sum, char, at) => sum + ((char.charCodeAt(0) - 48) & 63) * 64 ** at, 0);

const CONFLICT_CODES: ReadonlySet<unknown> = new Set([...CODES, ...SQL_STATES.map(packed)]);
const CONFLICT_TEXT = new RegExp(
  `\\b(${SQL_STATES.join('|')})\\b|could not serialize access|deadlock detected`,
  'i',
);

/** Its messages quote stored values, such as the number 40001. */
const DUPLICATE_KEY = 11_000;
const INVALID_DOCUMENT = 121;

type ServerError = { code?: unknown; message?: string; errmsg?: string };

const reportsConflict = ({ code, message, errmsg }: ServerError): boolean =>
  CONFLICT_CODES.has(code) ||
  (code !== DUPLICATE_KEY &&
    code !== INVALID_DOCUMENT &&
    CONFLICT_TEXT.test(message ?? errmsg ?? ''));

const endsTransaction = (error: mongo.MongoError): boolean =>
  error.hasErrorLabel('TransientTransactionError') || error.code === NO_SUCH_TRANSACTION;

/**
 * Returns whether the database reported a conflict, so that the operation may be retried. Servers say so by a label,
 * by a code, or only in the message.
 */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof mongo.MongoError)) return false;
  if (endsTransaction(error) || reportsConflict(error)) return true;
  // A bulk write reports its first error, which need not be the conflict.
  const { writeErrors } = error as { writeErrors?: unknown };
  return [writeErrors ?? []].flat().some((one) => reportsConflict(one as ServerError));
}

const PAUSE_MS = 4;
const PAUSE_MAX_MS = 400;

/** Waits before a retry. Random, because the same conflict would recur otherwise. */
export const backOff = (tries: number) =>
  wait(Math.random() * Math.min(PAUSE_MAX_MS, PAUSE_MS * 1.5 ** tries));

/** About two seconds. */
const STATEMENT_TRIES = 20;

/** Retries a statement outside a transaction while it conflicts. */
export async function retryOnConflict<Result>(
  statement: () => PromiseLike<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await statement();
    } catch (error) {
      if (
        !isConflict(error) ||
        endsTransaction(error as mongo.MongoError) ||
        tries === STATEMENT_TRIES
      )
        throw error;
    }
    await backOff(tries);
  }
}
