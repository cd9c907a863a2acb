import { onTestFinished } from 'vitest';
import { connectStore, makeBareStore, type RootState } from '../app/store.ts';
import { loadCart } from '../storefront/orders/parts/cart/cart-storage.ts';

/** Creates a fresh store for the present test, with which it ends; the cart is read from local storage. */
export function makeStore(preloaded?: Partial<RootState>) {
  const store = makeBareStore({ cart: loadCart(), ...preloaded });
  onTestFinished(connectStore(store));
  return store;
}
