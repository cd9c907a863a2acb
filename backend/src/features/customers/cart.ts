import type { CartChangesBody, ChangedCart } from '@book-store/contract/schemas/account-cart';
import { Types } from 'mongoose';
import { changeCustomer, findCustomer } from './change-customer.ts';
import type { StoredCustomer } from './customers.model.ts';
import { booksIn, type CartEntry, inServerTime, mergeCart } from './merge-cart.ts';

const entriesOf = ({ cart = [] }: Pick<StoredCustomer, 'cart'>): CartEntry[] =>
  cart.map(({ bookId, kind, at }) => ({ bookId: bookId.toString(), kind, at }));

/** Returns the ids of the books in the cart of an account. */
export const readCart = async (uid: string): Promise<string[]> =>
  booksIn(entriesOf((await findCustomer(uid)) ?? {}));

/** Merges a device's changes into the cart of an account. */
export async function changeCart(
  uid: string,
  body: CartChangesBody,
  now: Date,
): Promise<ChangedCart> {
  const changes = inServerTime(body, now);
  let result: ChangedCart = { bookIds: [], refused: [] };
  await changeCustomer(uid, (customer) => {
    const { entries, refused } = mergeCart(entriesOf(customer), changes);
    result = { bookIds: booksIn(entries), refused };
    return {
      cart: entries.map((entry) => ({ ...entry, bookId: new Types.ObjectId(entry.bookId) })),
    };
  });
  return result;
}
