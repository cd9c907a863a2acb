import { connectStore, makeBareStore, type RootState } from '../app/store.ts';
import { loadCart } from '../shop/cart/cart-storage.ts';

/** Creates a fresh store for one test; the cart is read from local storage. */
export function makeStore(preloaded?: Partial<RootState>) {
  const store = makeBareStore({ cart: loadCart(), ...preloaded });
  connectStore(store);
  return store;
}
