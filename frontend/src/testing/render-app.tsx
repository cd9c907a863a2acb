import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../app/router.tsx';
import { makeStore } from '../app/store.ts';
import { AuthContext } from '../features/account/auth-context.ts';
import { anAuth } from './render-page.tsx';

/** Renders the app with all its routes at a URL, with a fresh store. */
export function renderApp(at: string) {
  const store = makeStore({ cart: { items: [] } });
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <Provider store={store}>
      <AuthContext value={anAuth()}>
        <RouterProvider router={router} />
      </AuthContext>
    </Provider>,
  );
  return {
    store,
    user: userEvent.setup(),
    /** Returns the current URL. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** Returns whether the last navigation pushed or replaced a history entry. */
    lastMove: () => router.state.historyAction,
  };
}
