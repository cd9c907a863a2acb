import type {
  SaveDetailsBody,
  SavedDetails,
} from '@book-store/contract/people/account/account.schemas';
import type { z } from 'zod';
import type { Shop } from '../../platform/shop.ts';
import { toAddressView, toStoredAddress } from '../../settings/place/addresses.ts';
import { changeCustomer, findCustomer } from './change-customer.ts';

/** Empty if nothing is saved. */
export async function readSavedDetails(uid: string): Promise<SavedDetails> {
  const { name = '', phone = '', addresses = [] } = (await findCustomer(uid)) ?? {};
  return { name, phone, addresses: addresses.map(toAddressView) };
}

export async function saveDetails(
  uid: string,
  { addresses, ...details }: z.output<typeof SaveDetailsBody>,
  shop: Shop,
): Promise<SavedDetails> {
  const saved = {
    ...details,
    addresses: addresses.map((address) => toStoredAddress(address, shop)),
  };
  await changeCustomer(uid, () => saved);
  return saved;
}
