import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { makeStore } from '../app/store.ts';
import { type Auth, AuthContext, type CurrentUser } from '../features/account/auth-context.ts';
import type { CartItem } from '../features/cart/cart-slice.ts';

export const aCustomer = (overrides: Partial<CurrentUser> = {}): CurrentUser => ({
  uid: 'uid-1',
  name: 'Ada Reader',
  email: 'ada@example.com',
  photoUrl: null,
  hasPassword: true,
  ...overrides,
});

/** Nobody is signed in, and each way in succeeds without doing anything. */
export const anAuth = (overrides: Partial<Auth> = {}): Auth => ({
  currentUser: null,
  loading: false,
  registerUser: async () => undefined,
  loginUser: async () => undefined,
  signInWithGoogle: async () => true,
  logout: async () => undefined,
  sendPasswordReset: async () => true,
  getResetEmail: async () => 'ada@example.com',
  resetPassword: async () => undefined,
  changePassword: async () => undefined,
  confirmIdentity: async () => true,
  deleteAccount: async () => undefined,
  prepare: () => undefined,
  ...overrides,
});

type Options = {
  /** The address the person opens. */
  at?: string;
  /** The route's pattern where it has parameters; the address itself without one. */
  pattern?: string;
  /** The history state the person arrives with. */
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
 * Shows one page with a fresh store and a stand-in for the sign-in. Any other address shows
 * 'Now at {address}'.
 */
export function renderPage(
  page: ReactElement,
  { at = '/', pattern = at.split(/[?#]/)[0], state, auth = anAuth(), cart = [] }: Options = {},
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
    user: userEvent.setup(),
    /** The person leaves; rendering anew with the same storage is a reload. */
    leave: () => view.unmount(),
    /** The same page after the sign-in has told something new. */
    authChanges: (next: Auth) => view.rerender(shown(next)),
  };
}

function addressParts(at: string) {
  const { pathname, search, hash } = new URL(at, 'http://shop');
  return { pathname, search, hash };
}
