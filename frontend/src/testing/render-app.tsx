import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { AppRoutes } from '../app/routes.tsx';
import { guarded } from '../lib/addresses/app-history.ts';
import type { CartItem } from '../storefront/orders/parts/cart/cart-slice.ts';
import { type Auth, AuthContext } from '../storefront/people/parts/session/auth-context.ts';
import { makeStore } from './make-store.ts';
import { anAuth } from './render-page.tsx';

type Options = { auth?: Auth; cart?: CartItem[] };

/** Renders the app with all its routes at a URL, with a fresh store. */
export function renderApp(at: string, { auth = anAuth(), cart = [] }: Options = {}) {
  const store = makeStore({ cart: { items: cart } });
  const history = createMemoryHistory({ initialEntries: [at], v5Compat: true });
  render(
    <Provider store={store}>
      <AuthContext value={auth}>
        <HistoryRouter history={guarded(history)}>
          <AppRoutes />
        </HistoryRouter>
      </AuthContext>
    </Provider>,
  );
  return {
    store,
    user: userEvent.setup({ delay: null }),
    /** Returns the current URL. */
    address: () => `${history.location.pathname}${history.location.search}`,
    /** Returns whether the last navigation pushed or replaced a history entry. */
    lastMove: () => history.action,
  };
}
