import { GUEST } from '@book-store/contract/people/account/guests';
import { digestOf } from '../../platform/documents/digest-of.ts';

/** The uid of whoever has an address and no account. A digest, because it is kept for a day after the address is erased. */
export const guestUid = (email: string): string => GUEST + digestOf(email);
