import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { CartItem } from '../storefront/orders/parts/cart/cart-slice.ts';
import {
  type Auth,
  AuthContext,
  type CurrentUser,
} from '../storefront/people/parts/session/auth-context.ts';
import { makeStore } from './make-store.ts';

export const aCustomer = (overrides: Partial<CurrentUser> = {}): CurrentUser => ({
  uid: 'uid-1',
  name: 'Ada Reader',
  email: 'ada@example.com',
  photoUrl: null,
  emailVerified: true,
  hasPassword: true,
  ...overrides,
});

/** Creates an `Auth` with nobody signed in, whose functions succeed without doing anything. */
export const anAuth = (overrides: Partial<Auth> = {}): Auth => ({
  currentUser: null,
  loading: false,
  away: false,
  retry: () => undefined,
  registerUser: async () => undefined,
  loginUser: async () => undefined,
  signInWithGoogle: async () => true,
  logout: async () => undefined,
  sendPasswordReset: async () => true,
  readCode: async () => ({ email: 'ada@example.com', accountEmail: 'ada@example.com' }),
  resetPassword: async () => undefined,
  sendVerification: async () => true,
  sendEmailChange: async () => true,
  applyCode: async () => undefined,
  changePassword: async () => undefined,
  confirmIdentity: async () => true,
  deleteAccount: async () => undefined,
  prepare: () => undefined,
  ...overrides,
});

type RenderPageOptions = {
  /** The URL to open. */
  at?: string;
  /** The route's pattern if it has parameters; defaults to the URL's path. */
  pattern?: string;
  /** The history state of the URL. */
  state?: unknown;
  auth?: Auth;
  cart?: CartItem[];
};

function OtherPage() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <p data-state={JSON.stringify(state)}>
      Now at {pathname}
      {search}
      {hash}
    </p>
  );
}

/**
 * Renders one page with a fresh store and a fake `Auth`. Any other URL shows 'Now at {URL}'.
 */
export function renderPage(
  page: ReactElement,
  {
    at = '/',
    pattern = at.split(/[?#]/)[0],
    state,
    auth = anAuth(),
    cart = [],
  }: RenderPageOptions = {},
) {
  const store = makeStore({ cart: { items: cart } });
  const shown = (currentAuth: Auth) => (
    <Provider store={store}>
      <AuthContext value={currentAuth}>
        <MemoryRouter initialEntries={[{ ...addressParts(at), state }]}>
          <Routes>
            <Route path={pattern ?? '/'} element={page} />
            <Route path="*" element={<OtherPage />} />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </Provider>
  );
  const view = render(shown(auth));
  return {
    store,
    user: userEvent.setup({ delay: null }),
    /** Unmounts the page; rendering again with the same storage simulates a reload. */
    leave: () => view.unmount(),
    /** Rerenders the page with another `Auth`. */
    authChanges: (next: Auth) => view.rerender(shown(next)),
  };
}

function addressParts(at: string) {
  const { pathname, search, hash } = new URL(at, 'http://shop');
  return { pathname, search, hash };
}
