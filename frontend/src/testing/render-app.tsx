import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../app/router.tsx';
import { makeStore } from '../app/store.ts';
import { AuthContext } from '../features/account/auth-context.ts';
import { anAuth } from './render-page.tsx';

/** Shows the whole app with all of its routes, opened at one address, with a fresh store. */
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
    /** The address that the person sees. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** Whether the last move put a page on top of the one before, or in its place. */
    lastMove: () => router.state.historyAction,
  };
}
