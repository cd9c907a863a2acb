import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { cartSlice } from '../features/cart/cart-slice.ts';
import { loadCart, syncCartWithStorage } from '../features/cart/cart-storage.ts';
import { baseApi } from '../shared/api/base-api.ts';

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [cartSlice.reducerPath]: cartSlice.reducer,
});
export type RootState = ReturnType<typeof reducer>;

/** Creates a fresh store, for the page or for one test; the cart is read from local storage. */
export function makeStore(preloaded?: Partial<RootState>) {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    preloadedState: { cart: loadCart(), ...preloaded },
  });
  setupListeners(store.dispatch);
  syncCartWithStorage(store);
  return store;
}
