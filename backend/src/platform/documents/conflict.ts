import { setTimeout as wait } from 'node:timers/promises';
import { mongo } from 'mongoose';

const NO_SUCH_TRANSACTION = 251;
/** MongoDB's codes for a lock that another one holds, a write that was overtaken, and a transaction that is gone. */
const CODES = [24, 112, NO_SUCH_TRANSACTION];

/**
 * What PostgreSQL, on which some servers that speak MongoDB's protocol are built, calls a serialization failure, a
 * deadlock and a lock that another one holds.
 */
const SQL_STATES = ['40001', '40P01', '55P03'];

/** Returns the number by which PostgreSQL knows an SQLSTATE: six bits for each character, the first one lowest. */
const packed = (state: string): number =>
  [...state].reduce((sum, char, at) => sum + ((char.charCodeAt(0) - 48) & 63) * 64 ** at, 0);

const CONFLICT_CODES: ReadonlySet<unknown> = new Set([...CODES, ...SQL_STATES.map(packed)]);
const CONFLICT_TEXT = new RegExp(
  `\\b(${SQL_STATES.join('|')})\\b|could not serialize access|deadlock detected`,
  'i',
);

/** These quote values that were to be stored, such as the number 40001. */
const DUPLICATE_KEY = 11_000;
const INVALID_DOCUMENT = 121;

type Told = { code?: unknown; message?: string; errmsg?: string };

const tellsConflict = ({ code, message, errmsg }: Told): boolean =>
  CONFLICT_CODES.has(code) ||
  (code !== DUPLICATE_KEY &&
    code !== INVALID_DOCUMENT &&
    CONFLICT_TEXT.test(message ?? errmsg ?? ''));

const endsTransaction = (error: mongo.MongoError): boolean =>
  error.hasErrorLabel('TransientTransactionError') || error.code === NO_SUCH_TRANSACTION;

/**
 * Returns whether the database refused something because others were in the way, so that it may be repeated. Servers
 * say so by a label, by a code, or only in the text.
 */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof mongo.MongoError)) return false;
  if (endsTransaction(error) || tellsConflict(error)) return true;
  // A bulk write tells the first of its errors, which need not be this one.
  const { writeErrors } = error as { writeErrors?: unknown };
  return [writeErrors ?? []].flat().some((one) => tellsConflict(one as Told));
}

const PAUSE_MS = 4;
const PAUSE_MAX_MS = 400;

/** Waits before a try is repeated. Random, because those who met would meet again. */
export const pauseAfter = (tries: number) =>
  wait(Math.random() * Math.min(PAUSE_MAX_MS, PAUSE_MS * 1.5 ** tries));

/** About two seconds. */
const STATEMENT_TRIES = 20;

/** Runs a statement that is no part of a transaction, again as long as others are in its way. */
export async function repeatOnConflict<Result>(
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
    await pauseAfter(tries);
  }
}
