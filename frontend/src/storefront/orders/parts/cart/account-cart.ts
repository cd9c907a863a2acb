import type {
  CartChange,
  CartView,
} from '@book-store/contract/people/customers/account-cart.schemas';
import type { Dispatch } from '@reduxjs/toolkit';
import { readAccountCart, writeAccountCart } from './account-cart-storage.ts';
import { type CartItem, type CartState, cartReplaced, selectCartItems } from './cart-slice.ts';

type CartStore = { getState: () => { cart: CartState }; dispatch: Dispatch };

/**
 * Makes the cart of this device the account's. A visitor's books join it; those of another customer, who
 * did not sign out here, do not.
 */
export function joinAccount(store: CartStore, uid: string): void {
  const known = readAccountCart();
  if (known?.uid === uid) return;
  if (known) store.dispatch(cartReplaced({ items: [] }));
  const at = new Date().toISOString();
  const edits = selectCartItems(store.getState()).map(
    ({ _id, quantity }): CartChange => ({ bookId: _id, kind: 'add', at, quantity }),
  );
  writeAccountCart({ uid, edits });
}

/** Discards sent edits. */
export function forgetEdits(sent: readonly CartChange[]): void {
  const account = readAccountCart();
  if (!account) return;
  const isSent = ({ bookId, at }: CartChange) =>
    sent.some((edit) => edit.bookId === bookId && edit.at === at);
  writeAccountCart({ uid: account.uid, edits: account.edits.filter((edit) => !isSent(edit)) });
}

/** Applies the unsent edits to the account's books. */
export function shownItems(
  { bookIds: ids, quantities }: CartView,
  known: readonly CartItem[],
  edits: readonly CartChange[],
): CartItem[] {
  const kindOf = (id: string) => edits.find(({ bookId }) => bookId === id)?.kind;
  const ofAccount = ids.flatMap((id, at) => {
    const item = known.find(({ _id }) => _id === id);
    const quantity = quantities?.[at] ?? 1;
    if (!item) return [];
    return kindOf(id) === 'add' || (item.quantity ?? 1) === quantity ? item : { ...item, quantity };
  });
  const added = known.filter(({ _id }) => kindOf(_id) === 'add' && !ids.includes(_id));
  return [...ofAccount.filter(({ _id }) => kindOf(_id) !== 'remove'), ...added];
}
