import {
  CART_BOOKS_MAX,
  CART_CHANGES_MAX,
} from '@book-store/contract/people/account/account-limits';
import type { CartView } from '@book-store/contract/people/customers/account-cart.schemas';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { alertDialog } from '../../../../kit/dialogs/dialogs.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { cartTexts } from '../../cart-texts.ts';
import { forgetEdits, joinAccount, shownItems } from './account-cart.ts';
import { changeAccountCart, getAccountCart } from './account-cart-api.ts';
import { readAccountCart } from './account-cart-storage.ts';
import { getCartBooks } from './api.ts';
import { type CartItem, type CartState, cartReplaced, selectCartItems } from './cart-slice.ts';
import { CART_EDITED } from './record-cart-edits.ts';

type CartStore = {
  getState: () => { cart: CartState };
  // biome-ignore lint/suspicious/noExplicitAny: the types of RTK Query's own thunks
  dispatch: ThunkDispatch<any, any, UnknownAction>;
};

const RETRY_MS = 15_000;

/**
 * Keeps the cart of this device and the account's the same: sends what is done here, and adopts what other
 * devices did when the shop is looked at again. `sync` does both now.
 */
export function startCartSync(store: CartStore, uid: string) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const isOurs = () => !stopped && readAccountCart()?.uid === uid;

  async function exchange() {
    const sent = (readAccountCart()?.edits ?? []).slice(0, CART_CHANGES_MAX);
    try {
      const cart = await exchangeWithAccount(store, uid, sent);
      if (!isOurs()) return;
      forgetEdits(sent);
      await showCart(store, cart, isOurs);
      if (cart.refused.length > 0) sayFull(cart.refused.length);
    } catch (error) {
      // A retry would be refused again.
      if (toApiProblem(error).code === 'bad-request') forgetEdits(sent);
      clearTimeout(retry);
      if (!stopped && sent.length > 0) retry = setTimeout(sync, RETRY_MS);
    }
  }

  async function run() {
    do {
      again = false;
      await exchange();
    } while (again && isOurs());
    running = undefined;
  }

  function sync(): void {
    if (!isOurs()) return;
    again = running !== undefined;
    running ??= run();
  }

  const whenVisible = () => {
    if (document.visibilityState === 'visible') sync();
  };

  joinAccount(store, uid);
  const events = [CART_EDITED, 'focus', 'online'];
  for (const event of events) window.addEventListener(event, sync);
  document.addEventListener('visibilitychange', whenVisible);
  return {
    sync,
    stop() {
      stopped = true;
      clearTimeout(retry);
      for (const event of events) window.removeEventListener(event, sync);
      document.removeEventListener('visibilitychange', whenVisible);
    },
  };
}

async function exchangeWithAccount(
  { dispatch }: CartStore,
  uid: string,
  changes: Parameters<typeof forgetEdits>[0],
) {
  if (changes.length > 0) {
    const sentAt = new Date().toISOString();
    return dispatch(changeAccountCart.initiate({ sentAt, changes: [...changes] })).unwrap();
  }
  const options = { forceRefetch: true, subscribe: false };
  return { ...(await dispatch(getAccountCart.initiate(uid, options)).unwrap()), refused: [] };
}

/** Shows the account's books; what this device does not know of them comes from the shop. */
async function showCart(store: CartStore, cart: CartView, isOurs: () => boolean) {
  const items = () => selectCartItems(store.getState());
  const unknown = cart.bookIds.filter((id) => !items().some(({ _id }) => _id === id));
  const options = { forceRefetch: true, subscribe: false };
  const books =
    unknown.length > 0
      ? await store.dispatch(getCartBooks.initiate(unknown, options)).unwrap()
      : [];
  if (!isOurs()) return;
  const known = [...items(), ...books.map((book) => ({ ...book, addedPrice: book.newPrice }))];
  const next = shownItems(cart, known, readAccountCart()?.edits ?? []);
  const textOf = (some: readonly CartItem[]) =>
    some.map(({ _id, quantity = 1 }) => `${_id} ${quantity}`).join();
  if (textOf(next) !== textOf(items())) store.dispatch(cartReplaced({ items: next }));
}

const sayFull = (count: number) =>
  void alertDialog(textsNow(cartTexts).notAdded(CART_BOOKS_MAX, count));
