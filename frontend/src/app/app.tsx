import { StrictMode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { AuthProvider } from '../features/account/auth-provider.tsx';
import { cartReplaced } from '../features/cart/cart-slice.ts';
import { loadCart } from '../features/cart/cart-storage.ts';
import { endFirstLoad } from './first-load.ts';
import type { makeRouter } from './router.tsx';
import { connectStore, type makeBareStore } from './store.ts';

type AppProps = {
  store: ReturnType<typeof makeBareStore>;
  router: ReturnType<typeof makeRouter>;
};

/** The app in the browser. What is personal comes after the first rendering, which equals the server's. */
export function App({ store, router }: AppProps) {
  const [serverState] = useState(() => store.getState());
  useEffect(endFirstLoad, []);
  useEffect(() => {
    store.dispatch(cartReplaced(loadCart()));
    return connectStore(store);
  }, [store]);
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </Provider>
    </StrictMode>
  );
}
