import { StrictMode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { keepFocus } from '../kit/keep-focus.ts';
import { dashboardRoutes } from './dashboard-routes.tsx';
import { endFirstLoad } from './first-load.ts';
import { connectStore, type makeBareStore } from './store.ts';

/** A separate app, because its router would exceed the storefront's size limit. */
export function DashboardApp({ store }: { store: ReturnType<typeof makeBareStore> }) {
  const [router] = useState(() => createBrowserRouter(dashboardRoutes));
  useEffect(endFirstLoad, []);
  useEffect(() => connectStore(store), [store]);
  useEffect(keepFocus, []);
  useEffect(() => void document.dispatchEvent(new Event('shop-ready')), []);
  return (
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
}
