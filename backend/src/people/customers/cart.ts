import type {
  CartChangesBody,
  CartView,
  ChangedCart,
} from '@book-store/contract/people/customers/account-cart.schemas';
import { Types } from 'mongoose';
import { changeCustomer, findCustomer } from './change-customer.ts';
import type { StoredCustomer } from './customers.model.ts';
import { type CartEntry, inServerTime, mergeCart, toCartView } from './merge-cart.ts';

const entriesOf = ({ cart = [] }: Pick<StoredCustomer, 'cart'>): CartEntry[] =>
  cart.map(({ bookId, ...entry }) => ({ bookId: bookId.toString(), ...entry }));

export const readCart = async (uid: string): Promise<CartView> =>
  toCartView(entriesOf((await findCustomer(uid)) ?? {}));

export async function changeCart(
  uid: string,
  body: CartChangesBody,
  now: Date,
): Promise<ChangedCart> {
  const changes = inServerTime(body, now);
  let result: ChangedCart = { bookIds: [], refused: [] };
  await changeCustomer(uid, (customer) => {
    const { entries, refused } = mergeCart(entriesOf(customer), changes);
    result = { ...toCartView(entries), refused };
    return {
      cart: entries.map((entry) => ({ ...entry, bookId: new Types.ObjectId(entry.bookId) })),
    };
  });
  return result;
}
