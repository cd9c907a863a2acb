import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base-api.ts';
import type { ServerCalls } from '../api/server-base-query.ts';
import { onReturn } from '../lib/addresses/page-return.ts';
import { cartSlice } from '../storefront/orders/parts/cart/cart-slice.ts';
import { syncCartWithStorage } from '../storefront/orders/parts/cart/cart-storage.ts';
import { recordCartEdits } from '../storefront/orders/parts/cart/record-cart-edits.ts';

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [cartSlice.reducerPath]: cartSlice.reducer,
});
export type RootState = ReturnType<typeof reducer>;

/** A store without browser features, for the server and for hydration. */
export const makeBareStore = (preloadedState?: Partial<RootState>, extraArgument?: ServerCalls) =>
  configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } }).concat(baseApi.middleware, recordCartEdits),
    preloadedState: preloadedState as RootState,
  });

/** Adds refetching on focus and reconnect, and the cart in local storage. */
export function connectStore(store: ReturnType<typeof makeBareStore>) {
  const stops = [
    setupListeners(store.dispatch),
    syncCartWithStorage(store),
    onReturn(() => refetchAll(store)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

type Endpoints = Readonly<
  Record<string, { initiate: (arg: unknown, options: object) => unknown } | undefined>
>;

/** For a page restored from the back/forward cache, whose data may be stale or cancelled. */
function refetchAll(store: ReturnType<typeof makeBareStore>) {
  const endpoints: Endpoints = baseApi.endpoints;
  for (const query of Object.values(store.getState().api.queries)) {
    const endpoint = endpoints[query?.endpointName ?? ''];
    if (!endpoint) continue;
    const options = { forceRefetch: true, subscribe: false };
    store.dispatch(endpoint.initiate(query?.originalArgs, options) as never);
  }
}
