import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { AppRoutes } from '../app/routes.tsx';
import { guarded } from '../lib/app-history.ts';
import { AuthContext } from '../shop/sign-in/auth-context.ts';
import { makeStore } from './make-store.ts';
import { anAuth } from './render-page.tsx';

/** Renders the app with all its routes at a URL, with a fresh store. */
export function renderApp(at: string) {
  const store = makeStore({ cart: { items: [] } });
  const history = createMemoryHistory({ initialEntries: [at], v5Compat: true });
  render(
    <Provider store={store}>
      <AuthContext value={anAuth()}>
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
