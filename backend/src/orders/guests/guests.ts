import { createHash } from 'node:crypto';
import { GUEST } from '@book-store/contract/people/account/guests';

/**
 * Returns the account that stands for everybody who orders with an email address without signing in. It does not
 * tell the address, because it stays for a day where the address is erased.
 */
export const guestUid = (email: string): string =>
  GUEST + createHash('sha256').update(email).digest('base64url');

const TAKEN_OVER = 'taken over ';

/** Returns the key of a guest's order that an account takes over: no header has a space, so it is none of the account's. */
export const takenOverKey = (id: unknown): string => `${TAKEN_OVER}${id}`;

/** Returns whether an account has taken an order over from a guest. */
export const isTakenOver = (idempotencyKey: string): boolean =>
  idempotencyKey.startsWith(TAKEN_OVER);
