import type { SavedDetails } from '@book-store/contract/schemas/account';
import { changeCustomer, findCustomer } from './change-customer.ts';

/** Returns what an account keeps for the next checkout; empty if nothing is saved. */
export async function readSavedDetails(uid: string): Promise<SavedDetails> {
  const { name, phone, addresses = [] } = (await findCustomer(uid)) ?? {};
  return { name: name ?? '', phone: phone ?? '', addresses };
}

/** Replaces what an account keeps for the next checkout. */
export const saveDetails = (uid: string, details: SavedDetails): Promise<void> =>
  changeCustomer(uid, () => details);
