import { toMajor, toMinor } from '@book-store/contract/money';
import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import type { Store } from '@reduxjs/toolkit';
import { onReturn } from '../../../../lib/addresses/page-return.ts';
import { keptText } from '../../../../lib/storage/kept-text.ts';
import { type CartItem, type CartState, cartReplaced } from './cart-slice.ts';

/** Returns whether a stored value can be the id of a book: calls with another one are refused. */
export const isBookId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

const KEY = 'book-store-cart-v2';
const kept = keptText(KEY);
/** The cart of an earlier version, with amounts in minor units. */
const keptBefore = keptText('book-store-cart-v1');

const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string';
const isAmount = (value: unknown) =>
  typeof value === 'number' && value >= 0 && Number.isSafeInteger(toMinor(value));

/** Returns whether a stored value can be a number of copies. */
export const isQuantity = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= QUANTITY_MAX;

const isItem = (value: unknown): value is CartItem => {
  const item = value as Partial<CartItem> | null;
  return (
    typeof item === 'object' &&
    item !== null &&
    isBookId(item._id) &&
    typeof item.title === 'string' &&
    typeof item.category === 'string' &&
    typeof item.coverImage === 'string' &&
    [item.author, item.drawnCover, item.coverTint, item.format].every(isTextOrNone) &&
    isAmount(item.newPrice) &&
    isAmount(item.addedPrice ?? 0) &&
    Number.isSafeInteger(item.weight ?? 0) &&
    Number(item.weight ?? 0) >= 0 &&
    isQuantity(item.quantity ?? 1) &&
    isQuantity(item.wanted ?? 1)
  );
};

function parse(text: string | null): CartState {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(items)) return { items: [] };
    const unique = new Map(items.filter(isItem).map((item) => [item._id, item]));
    return { items: [...unique.values()] };
  } catch {
    return { items: [] };
  }
}

/** Returns the cart of the last visit, without what is invalid. */
export function loadCart(): CartState {
  if (kept.read() === null) takeOver();
  return parse(kept.read());
}

/** Migrates a cart of version 1. */
function takeOver(): void {
  const items = keptBefore.parse();
  if (!Array.isArray(items)) return;
  kept.write(JSON.stringify(items.map(onWire)));
  keptBefore.write(undefined);
}

const onWire = (item: Partial<CartItem> | null) => ({
  ...item,
  ...(item?.newPrice !== undefined && { newPrice: toMajor(item.newPrice) }),
  ...(item?.addedPrice !== undefined && { addedPrice: toMajor(item.addedPrice) }),
});

/**
 * Writes every change of the cart to local storage, and adopts changes from other tabs. Returns a function
 * that stops both.
 */
export function syncCartWithStorage(store: Store<{ cart: CartState }>) {
  let last = store.getState().cart;
  const unsubscribe = store.subscribe(() => {
    const { cart } = store.getState();
    if (cart === last) return;
    last = cart;
    const text = JSON.stringify(cart.items);
    if (text !== kept.read()) kept.write(text);
  });
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) store.dispatch(cartReplaced(parse(event.newValue)));
  };
  // A page in the back/forward cache misses the changes of other tabs.
  const stopReturns = onReturn(() => store.dispatch(cartReplaced(loadCart())));
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    stopReturns();
  };
}
