import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base-api.ts';
import type { ServerCalls } from '../api/server-base-query.ts';
import { cartSlice } from '../shop/cart/cart-slice.ts';
import { syncCartWithStorage } from '../shop/cart/cart-storage.ts';
import { recordCartEdits } from '../shop/cart/record-cart-edits.ts';

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [cartSlice.reducerPath]: cartSlice.reducer,
});
export type RootState = ReturnType<typeof reducer>;

/** Creates a store without anything of the browser: on the server, and to take over the server's page. */
export const makeBareStore = (preloadedState?: Partial<RootState>, extraArgument?: ServerCalls) =>
  configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } }).concat(baseApi.middleware, recordCartEdits),
    preloadedState: preloadedState as RootState,
  });

/** Connects a store with its browser: focus and network, and the cart with local storage. */
export function connectStore(store: ReturnType<typeof makeBareStore>) {
  const stops = [setupListeners(store.dispatch), syncCartWithStorage(store)];
  return () => {
    for (const stop of stops) stop();
  };
}
