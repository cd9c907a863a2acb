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

/** The storefront in the browser. What is personal comes after the first rendering, which equals the server's. */
export function App({ store }: AppProps) {
  const [serverState] = useState(() => store.getState());
  useEffect(endFirstLoad, []);
  useEffect(() => {
    store.dispatch(cartReplaced(loadCart()));
    return connectStore(store);
  }, [store]);
  useEffect(() => preloadLinks(store, routes), [store]);
  useEffect(keepFocus, []);
  // After the cart is known: what was pressed before may put books into it.
  useEffect(() => {
    // Not within React's own work, where it could not take over a part of the page that is pressed.
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
