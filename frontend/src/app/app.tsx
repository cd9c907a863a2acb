import { StrictMode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { keepFocus } from '../kit/keep-focus.ts';
import { cartReplaced } from '../storefront/orders/parts/cart/cart-slice.ts';
import { loadCart } from '../storefront/orders/parts/cart/cart-storage.ts';
import { AuthProvider } from '../storefront/people/parts/session/auth-provider.tsx';
import { endFirstLoad } from './first-load.ts';
import { preloadLinks } from './preload.ts';
import { AppRoutes, routes } from './routes.tsx';
import { connectStore, type makeBareStore } from './store.ts';

type AppProps = { store: ReturnType<typeof makeBareStore> };

/** Personal data is added after the first render, which must match the server's HTML. */
export function App({ store }: AppProps) {
  const [serverState] = useState(() => store.getState());
  useEffect(endFirstLoad, []);
  useEffect(() => {
    store.dispatch(cartReplaced(loadCart()));
    return connectStore(store);
  }, [store]);
  useEffect(() => preloadLinks(store, routes), [store]);
  useEffect(keepFocus, []);
  // Once the cart is loaded, because early presses may add books to it.
  useEffect(() => {
    // Outside React's render, where it could not hydrate the pressed part.
    const timer = setTimeout(() => document.dispatchEvent(new Event('shop-ready')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <AuthProvider>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </AuthProvider>
      </Provider>
    </StrictMode>
  );
}
