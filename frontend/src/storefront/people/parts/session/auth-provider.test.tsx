import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'firebase/auth';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { baseApi } from '../../../../api/base-api.ts';
import { customerToken } from '../../../../api/customer-token.ts';
import { personalStorage } from '../../../../lib/storage/personal-storage.ts';
import { anOrder, aShopConfig } from '../../../../testing/builders.ts';
import { makeStore } from '../../../../testing/make-store.ts';
import { networkError, problem, stubApi } from '../../../../testing/stub-api.ts';
import { ownSearches } from '../../../catalogue/parts/search-box/own-searches.ts';
import { deviceWishes } from '../wishes/device-wishes.ts';
import { type Auth, useAuth } from './auth-context.ts';
import { AuthProvider } from './auth-provider.tsx';
import type { Firebase } from './firebase.ts';

const SESSION = 'firebase:authUser:key:[DEFAULT]';

const person = (name: string) => ({
  uid: `uid-${name.toLowerCase()}`,
  displayName: name,
  email: `${name.toLowerCase()}@example.com`,
  photoURL: null,
  providerData: [{ providerId: 'password' }],
});
const [ada, bob] = [person('Ada'), person('Bob')];

/** Replaces the SDK: `tell` reports a user, as the identity provider does. */
const sdk: { opened: number; tell: (user: typeof ada | null) => void; fake: Firebase } = {
  opened: 0,
  tell: () => undefined,
  fake: {} as Firebase,
};

vi.mock('./firebase.ts', () => ({
  openFirebase: () => {
    sdk.opened += 1;
    return sdk.fake;
  },
}));

beforeEach(() => {
  sdk.opened = 0;
  sdk.fake = {
    mailsLinks: false,
    onUser: (listener) => {
      sdk.tell = (user) => act(() => listener(user as User | null));
      return () => undefined;
    },
    register: vi.fn(async () => undefined),
    logIn: vi.fn(async () => undefined),
    logInWithGoogle: vi.fn(async () => undefined),
    logOut: vi.fn(async () => undefined),
    sendPasswordReset: vi.fn(async () => undefined),
    readCode: vi.fn(async () => ({ email: 'ada@example.com', accountEmail: 'ada@example.com' })),
    resetPassword: vi.fn(async () => undefined),
    sendVerification: vi.fn(async () => undefined),
    sendEmailChange: vi.fn(async () => undefined),
    applyCode: vi.fn(async () => undefined),
    confirmWithPassword: vi.fn(async () => undefined),
    confirmWithGoogle: vi.fn(async () => undefined),
    changePassword: vi.fn(async () => undefined),
    deleteAccount: vi.fn(async () => undefined),
    isSessionRunning: async () => true,
    idToken: async () => 'the-token',
  };
});

let auth: Auth;

function Who() {
  auth = useAuth();
  const { currentUser, loading, away, logout } = auth;
  return (
    <>
      <p>{loading ? 'resolving' : away ? 'away' : `user: ${currentUser?.name ?? 'nobody'}`}</p>
      <button type="button" onClick={() => void logout()}>
        out
      </button>
    </>
  );
}

function open() {
  const api = stubApi({ 'GET /api/config': aShopConfig });
  const store = makeStore();
  render(
    <Provider store={store}>
      <AuthProvider>
        <Who />
      </AuthProvider>
    </Provider>,
  );
  return { api, store, user: userEvent.setup() };
}

/** Opens the page with a session from an earlier visit. */
async function openSignedIn(user = ada) {
  localStorage.setItem(SESSION, '{}');
  const opened = open();
  await waitFor(() => expect(sdk.opened).toBe(1));
  sdk.tell(user);
  return opened;
}

describe('the current user', () => {
  it('is nobody at once, without loading Firebase, if this browser has no session', async () => {
    const { api } = open();
    expect(screen.getByText('user: nobody')).toBeVisible();
    expect(await customerToken()).toBeNull();
    expect(sdk.opened).toBe(0);
    expect(api.calls).toHaveLength(0);
  });

  it('is unknown until the identity provider reports it, if there is a session', async () => {
    localStorage.setItem(SESSION, '{}');
    open();
    expect(screen.getByText('resolving')).toBeVisible();
    await waitFor(() => expect(sdk.opened).toBe(1));
    expect(screen.getByText('resolving')).toBeVisible();
    sdk.tell(ada);
    expect(screen.getByText('user: Ada')).toBeVisible();
  });

  it('follows every sign-in and sign-out', async () => {
    await openSignedIn();
    sdk.tell(bob);
    expect(screen.getByText('user: Bob')).toBeVisible();
    sdk.tell(null);
    expect(screen.getByText('user: nobody')).toBeVisible();
  });

  it('adopts a sign-in from another tab', async () => {
    open();
    act(() => {
      localStorage.setItem(SESSION, '{}');
      window.dispatchEvent(new StorageEvent('storage', { key: SESSION, newValue: '{}' }));
    });
    await waitFor(() => expect(sdk.opened).toBe(1));
    sdk.tell(ada);
    expect(screen.getByText('user: Ada')).toBeVisible();
  });

  it('is away while sign-in is unreachable, and is looked up again once back online', async () => {
    localStorage.setItem(SESSION, '{}');
    const { api } = open();
    api.answer('GET /api/config', () => networkError());
    await screen.findByText('away');
    api.answer('GET /api/config', aShopConfig);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sdk.opened).toBe(1));
  });

  it('is nobody after logging out', async () => {
    const { user } = await openSignedIn();
    await user.click(screen.getByText('out'));
    expect(sdk.fake.logOut).toHaveBeenCalledOnce();
    expect(screen.getByText('user: nobody')).toBeVisible();
  });
});

describe('the token of API calls', () => {
  it('waits for Firebase if there is a session', async () => {
    localStorage.setItem(SESSION, '{}');
    open();
    expect(await customerToken()).toBe('the-token');
  });

  it('is null if the account is gone', async () => {
    await openSignedIn();
    sdk.fake.idToken = () => Promise.reject({ code: 'auth/user-token-expired' });
    expect(await customerToken()).toBeNull();
  });

  it('fails on a network error instead of passing for signed out', async () => {
    await openSignedIn();
    sdk.fake.idToken = () => Promise.reject({ code: 'auth/network-request-failed' });
    await expect(customerToken()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  });
});

describe('a call that the server refuses, as the session may have ended', () => {
  const LIST = 'GET /api/orders/email/:email';
  const refuse = () => problem(401, 'not-signed-in');
  const ask = ({ store }: ReturnType<typeof open>) =>
    store.dispatch(ordersProbe.endpoints.probeOrders.initiate());

  it('signs the customer out if it has', async () => {
    const opened = await openSignedIn();
    opened.api.answer(LIST, refuse);
    sdk.fake.isSessionRunning = async () => {
      sdk.tell(null);
      return false;
    };
    await act(async () => void (await ask(opened)));
    expect(screen.getByText('user: nobody')).toBeVisible();
  });

  it('is repeated once if another tab has replaced the session meanwhile', async () => {
    const opened = await openSignedIn();
    opened.api.answer(LIST, refuse);
    const order = anOrder();
    sdk.fake.isSessionRunning = async () => {
      opened.api.answer(LIST, () => [order]);
      return true;
    };
    const { data } = await ask(opened);
    expect(data).toMatchObject([{ _id: order._id }]);
    expect(screen.getByText('user: Ada')).toBeVisible();
  });

  it('leaves the customer signed in if nobody can tell', async () => {
    const opened = await openSignedIn();
    opened.api.answer(LIST, refuse);
    sdk.fake.isSessionRunning = () => Promise.reject({ code: 'auth/network-request-failed' });
    const { error } = await ask(opened);
    expect(error).toMatchObject({ status: 401 });
    expect(screen.getByText('user: Ada')).toBeVisible();
  });
});

const ordersProbe = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probeOrders: build.query<OrderView[], void>({
      query: () => '/orders/email/ada@example.com',
      extraOptions: { as: 'customer' },
      providesTags: ['Order'],
    }),
  }),
});

describe('cached data', () => {
  it('is dropped when another account signs in', async () => {
    const { api, store } = await openSignedIn();
    const order = anOrder();
    api.answer('GET /api/orders/email/:email', () => [order]);
    const cached = () => ordersProbe.endpoints.probeOrders.select()(store.getState()).data;
    const loading = store.dispatch(ordersProbe.endpoints.probeOrders.initiate());
    await loading;
    loading.unsubscribe();
    expect(cached()).toMatchObject([{ _id: order._id }]);
    sdk.tell(bob);
    await waitFor(() => expect(cached()).toBeUndefined());
  });
});

describe('what a device keeps of a person', () => {
  it('is cleared when another account signs in', async () => {
    await openSignedIn();
    personalStorage.write(ada.uid, 'form', { phone: '123' });
    ownSearches.add('private matters');
    deviceWishes.add('a'.repeat(24));
    sdk.tell(bob);
    expect(personalStorage.read(ada.uid, 'form')).toBeUndefined();
    expect(ownSearches.read()).toEqual([]);
    expect(deviceWishes.read()).toEqual([]);
  });

  it('stays while the same person is signed in', async () => {
    await openSignedIn();
    personalStorage.write(ada.uid, 'form', { phone: '123' });
    sdk.tell({ ...ada, displayName: 'Ada Reader' });
    expect(personalStorage.read(ada.uid, 'form')).toEqual({ phone: '123' });
    expect(personalStorage.read(bob.uid, 'form')).toBeUndefined();
  });
});

describe('what somebody does at Google', () => {
  const cancels = () => Promise.reject({ code: 'auth/user-cancelled' });
  const fails = () => Promise.reject({ code: 'auth/google-failed' });

  it.each([
    ['logInWithGoogle', (signal: AbortSignal) => auth.signInWithGoogle(signal)],
    ['confirmWithGoogle', (signal: AbortSignal) => auth.confirmIdentity(undefined, signal)],
  ] as const)('may end with nothing, and may fail: %s', async (name, ask) => {
    open();
    const { signal } = new AbortController();
    expect(await ask(signal)).toBe(true);
    expect(sdk.fake[name]).toHaveBeenCalledExactlyOnceWith(signal);
    sdk.fake[name] = cancels;
    expect(await ask(signal)).toBe(false);
    sdk.fake[name] = fails;
    await expect(ask(signal)).rejects.toEqual({ code: 'auth/google-failed' });
  });
});

describe('a password that is easy to guess', () => {
  it.each([
    ['register', () => auth.registerUser('ada@example.com', '12345678', 'Ada')],
    ['resetPassword', () => auth.resetPassword('code', 'password1')],
    ['changePassword', () => auth.changePassword('the old one', 'aaaaaaaa')],
  ] as const)('never reaches the identity provider: %s', async (name, choose) => {
    open();
    await expect(choose()).rejects.toEqual({ code: 'auth/weak-password' });
    expect(sdk.fake[name]).not.toHaveBeenCalled();
  });
});

describe('a link about an account', () => {
  it.each([true, false])('is said to be mailed as the shop does it: %s', async (mailsLinks) => {
    Object.assign(sdk.fake, { mailsLinks });
    open();
    expect(await auth.sendPasswordReset('ada@example.com')).toBe(mailsLinks);
    expect(await auth.sendVerification()).toBe(mailsLinks);
    expect(await auth.sendEmailChange('new@example.com')).toBe(mailsLinks);
  });
});

describe('a request for a new password', () => {
  it.each(['ada@example.com', 'nobody@example.com'])(
    'ends alike whether or not %s has an account',
    async (email) => {
      sdk.fake.sendPasswordReset = async () => {
        if (email.startsWith('nobody')) throw { code: 'auth/user-not-found' };
      };
      open();
      expect(await auth.sendPasswordReset(email)).toBe(false);
    },
  );
});
