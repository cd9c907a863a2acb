import { createHash } from 'node:crypto';
import { GUEST } from '@book-store/contract/people/account/guests';

/** The uid for guest orders of an email address. A digest, because it is kept for a day after the address is erased. */
export const guestUid = (email: string): string =>
  GUEST + createHash('sha256').update(email).digest('base64url');

const TAKEN_OVER = 'taken over ';

/**
 * The key of a guest's order that an account takes over: it contains a space, which no header can, so it never
 * equals a key of the account.
 */
export const takenOverKey = (id: unknown): string => `${TAKEN_OVER}${id}`;

export const isTakenOver = (idempotencyKey: string): boolean =>
  idempotencyKey.startsWith(TAKEN_OVER);
