import { digestSet } from '../../platform/documents/digest-set.ts';
import { AppError } from '../../platform/errors/errors.ts';

/** An ID token is valid for an hour, whatever happens to its account meanwhile. */
const KEPT_MS = 2 * 60 * 60 * 1000;
/** Indexes delete by a date. */
const FOR_GOOD = new Date('9999-01-01');
const erased = digestSet('ErasedAccount', 'erased_accounts');

/** Remembers that an account is being erased, until no device can have a valid token of it any more. */
export const markErased = (uid: string): Promise<void> =>
  erased.add([uid], new Date(Date.now() + KEPT_MS));

/** Remembers for good that an account was one of the shop's own: nobody else gets what may be left of it. */
export const markRemoved = (uid: string): Promise<void> => erased.add([uid], FOR_GOOD);

/** Returns those of the accounts that have been erased. */
export const findErased = (uids: readonly string[]): Promise<Set<string>> => erased.find(uids);

/**
 * Returns whether an account is being or has been erased. Whatever stores something for an account asks
 * afterwards: a write after the erasure sees the mark, and one before it is erased with the rest.
 */
export const isErased = async (uid: string): Promise<boolean> =>
  (await erased.find([uid])).has(uid);

/** Returns the error for a call with a token of an account that no longer exists. */
export const accountErased = (): AppError =>
  new AppError('not-signed-in', { detail: 'This account has been deleted.' });
