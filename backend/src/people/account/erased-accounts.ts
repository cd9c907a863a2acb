import { digestSet } from '../../platform/documents/digest-set.ts';
import { AppError } from '../../platform/errors/errors.ts';

/** An ID token stays valid for an hour after its account is gone. */
const KEPT_MS = 2 * 60 * 60 * 1000;
/** TTL indexes require a date. */
const FOR_GOOD = new Date('9999-01-01');
const erased = digestSet('ErasedAccount', 'erased_accounts');

/** Marks an account as being erased until its last valid token has expired. */
export const markErased = (uid: string): Promise<void> =>
  erased.add([uid], new Date(Date.now() + KEPT_MS));

/** Marks an own account as removed for good, so that nobody else gets any data left of it. */
export const markRemoved = (uid: string): Promise<void> => erased.add([uid], FOR_GOOD);

export const findErased = (uids: readonly string[]): Promise<Set<string>> => erased.find(uids);

/**
 * Returns whether an account is being or has been erased. Check after each write for an account: a write after the
 * erasure sees the mark, and an earlier one is erased with the rest.
 */
export const isErased = async (uid: string): Promise<boolean> =>
  (await erased.find([uid])).has(uid);

/** For a call with a token of an account that no longer exists. */
export const accountErased = (): AppError =>
  new AppError('not-signed-in', { detail: 'This account has been deleted.' });
