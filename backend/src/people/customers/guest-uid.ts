import { createHash } from 'node:crypto';
import { GUEST } from '@book-store/contract/people/account/guests';

/** The uid of whoever has an address and no account. A digest, because it is kept for a day after the address is erased. */
export const guestUid = (email: string): string =>
  GUEST + createHash('sha256').update(email).digest('base64url');
