import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { readAccountCart, writeAccountCart } from './account-cart-storage.ts';
import {
  addToCart,
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
    const idsOf = () => selectCartItems(getState()).map(({ _id }) => _id);
    const before = idsOf();
    const result = next(action);
    noteEdits(before, idsOf());
    return result;
  };

function noteEdits(before: readonly string[], after: readonly string[]) {
  const account = readAccountCart();
  if (!account) return;
  const at = new Date().toISOString();
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const changed = [...added, ...removed];
  if (changed.length === 0) return;
  writeAccountCart({
    uid: account.uid,
    edits: [
      ...account.edits.filter(({ bookId }) => !changed.includes(bookId)),
      ...added.map((bookId) => ({ bookId, kind: 'add' as const, at })),
      ...removed.map((bookId) => ({ bookId, kind: 'remove' as const, at })),
    ],
  });
  window.dispatchEvent(new Event(CART_EDITED));
}
