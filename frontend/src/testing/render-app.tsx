import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { dashboardRoutes } from '../app/dashboard-routes.tsx';
import { AppRoutes } from '../app/routes.tsx';
import type { CartItem } from '../storefront/orders/parts/cart/cart-slice.ts';
import { type Auth, AuthContext } from '../storefront/people/parts/session/auth-context.ts';
import { makeStore } from './make-store.ts';
import { anAuth } from './render-page.tsx';

type RenderAppOptions = { auth?: Auth; cart?: CartItem[] };

const isOfDashboard = (address: string) => /^\/(dashboard|admin)\b/.test(address);

/** The storefront's routes as its light router has them, in a router that a test can ask where it is. */
const routerAt = (at: string) =>
  createMemoryRouter(
    isOfDashboard(at) ? dashboardRoutes : [{ path: '*', element: <AppRoutes /> }],
    {
      initialEntries: [at],
    },
  );

/** Renders the app with all its routes at a URL, with a fresh store. A page that is loaded anew keeps the store. */
export function renderApp(at: string, { auth = anAuth(), cart = [] }: RenderAppOptions = {}) {
  const store = makeStore({ cart: { items: cart } });
  let router = routerAt(at);
  let loads = 0;
  const shown = () => (
    <Provider store={store}>
      <AuthContext value={auth}>
        <RouterProvider key={loads} router={router} />
      </AuthContext>
    </Provider>
  );
  const view = render(shown());
  vi.spyOn(window.location, 'assign').mockImplementation((address) => {
    const { pathname, search, hash } = new URL(address, window.location.href);
    router = routerAt(pathname + search + hash);
    loads += 1;
    view.rerender(shown());
  });
  return {
    store,
    user: userEvent.setup({ delay: null }),
    /** Returns the current URL. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** Returns whether the last navigation pushed or replaced a history entry. */
    lastMove: () => router.state.historyAction,
  };
}
