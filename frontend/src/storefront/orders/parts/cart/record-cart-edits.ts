import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { readAccountCart, writeAccountCart } from './account-cart-storage.ts';
import {
  addToCart,
  type CartItem,
  type CartState,
  clearCart,
  itemsRestored,
  removeFromCart,
  removeOrdered,
  selectCartItems,
} from './cart-slice.ts';

/** Fired at the window when there are edits to send to the account. */
export const CART_EDITED = 'book-store-cart-edited';

const isEdit = isAnyOf(addToCart, removeFromCart, removeOrdered, clearCart, itemsRestored);

/** Records a signed-in customer's edits of the cart, with their times, until the account knows them. */
export const recordCartEdits: Middleware<object, { cart: CartState }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!isEdit(action)) return next(action);
    const before = selectCartItems(getState());
    const result = next(action);
    noteEdits(before, selectCartItems(getState()));
    return result;
  };

function noteEdits(before: readonly CartItem[], after: readonly CartItem[]) {
  const account = readAccountCart();
  if (!account) return;
  const at = new Date().toISOString();
  const known = new Map(before.map(({ _id, quantity = 1 }) => [_id, quantity]));
  const added = after.filter(({ _id, quantity = 1 }) => known.get(_id) !== quantity);
  const removed = before.filter(({ _id }) => !after.some((item) => item._id === _id));
  const changed = [...added, ...removed].map(({ _id }) => _id);
  if (changed.length === 0) return;
  writeAccountCart({
    uid: account.uid,
    edits: [
      ...account.edits.filter(({ bookId }) => !changed.includes(bookId)),
      ...added.map(({ _id, quantity }) => ({ bookId: _id, kind: 'add' as const, at, quantity })),
      ...removed.map(({ _id }) => ({ bookId: _id, kind: 'remove' as const, at })),
    ],
  });
  window.dispatchEvent(new Event(CART_EDITED));
}
