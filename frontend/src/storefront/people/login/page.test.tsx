import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refined } from '../../../lib/wording/refined-texts.ts';
import { setShopWording } from '../../../lib/wording/storefront-texts.ts';
import { aShop } from '../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import LoginPage from './page.tsx';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });
const google = () => screen.getByRole('button', { name: 'Sign in with Google' });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const okay = () => screen.findByRole('button', { name: 'OK' });

describe('the login page', () => {
  it('logs in, shows an alert and opens the home page', async () => {
    const loginUser = vi.fn(async () => undefined);
    const { user } = renderPage(<LoginPage />, { at: '/login', auth: anAuth({ loginUser }) });
    await user.type(email(), ' ada@example.com ');
    await user.type(password(), 'secret12');
    await user.click(login());
    expect(await dialog('Login successful!')).toBeInTheDocument();
    expect(loginUser).toHaveBeenCalledExactlyOnceWith('ada@example.com', 'secret12');
    await user.click(await okay());
    expect(await screen.findByText('Now at /')).toBeVisible();
  });

  it('returns to the requested page', async () => {
    const state = { from: '/orders?page=2#last' };
    const { user } = renderPage(<LoginPage />, { at: '/login', state });
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret12');
    await user.click(login());
    await user.click(await okay());
    expect(await screen.findByText('Now at /orders?page=2#last')).toBeVisible();
  });

  it('tells a guest on the way to the checkout that the cart waits', () => {
    const words = 'Sign in to finish your order. Your cart waits.';
    const { leave } = renderPage(<LoginPage />, { at: '/login', state: { from: '/checkout' } });
    expect(screen.getByText(words)).toBeVisible();
    leave();
    renderPage(<LoginPage />, { at: '/login', state: { from: '/orders' } });
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 7])(
    'opens the home page if the requested page is not in this shop: %s',
    (from) => {
      const auth = anAuth({ currentUser: aCustomer() });
      renderPage(<LoginPage />, { at: '/login', state: { from }, auth });
      expect(screen.getByText('Now at /')).toBeVisible();
    },
  );

  it('shows the specified message for rejected credentials and keeps the input', async () => {
    const loginUser = async () => Promise.reject({ code: 'auth/wrong-password' });
    const { user } = renderPage(<LoginPage />, { at: '/login', auth: anAuth({ loginUser }) });
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'wrong');
    await user.click(login());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Please provide a valid email and password');
    expect(email()).toHaveValue('ada@example.com');
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(login()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('requires both fields before calling the identity provider', async () => {
    const loginUser = vi.fn(async () => undefined);
    const { user } = renderPage(<LoginPage />, { at: '/login', auth: anAuth({ loginUser }) });
    await user.click(login());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please provide a valid email and password',
    );
    expect(loginUser).not.toHaveBeenCalled();
  });

  it('marks both fields as the message says, and goes to the one that is missing', async () => {
    const { user } = renderPage(<LoginPage />, { at: '/login' });
    await user.type(email(), 'ada@example.com');
    await user.click(login());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(email()).toBeInvalid();
    expect(password()).toBeInvalid();
  });

  it('forgets a refused password once the visitor goes on with Google', async () => {
    const loginUser = async () => Promise.reject({ code: 'auth/wrong-password' });
    const signInWithGoogle = () => new Promise<boolean>(() => {});
    const auth = anAuth({ loginUser, signInWithGoogle });
    const { user } = renderPage(<LoginPage />, { at: '/login', auth });
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'wrong');
    await user.click(login());
    expect(await screen.findByText(/valid email and password/)).toBeVisible();
    await user.click(google());
    await waitFor(() => expect(screen.queryByText(/valid email and password/)).toBeNull());
    expect(password()).toBeValid();
  });

  it('says so if the identity provider is unreachable', async () => {
    const loginUser = async () => Promise.reject({ code: 'auth/network-request-failed' });
    const { user } = renderPage(<LoginPage />, { at: '/login', auth: anAuth({ loginUser }) });
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret12');
    await user.click(login());
    expect(await screen.findByText(/Sign-in is unavailable at the moment/)).toBeVisible();
  });

  it('does not call the password wrong in plain English if something else is the matter', async () => {
    setShopWording({ language: 'en', tables: { storefront: refined } });
    onTestFinished(() => setShopWording());
    const loginUser = async () => Promise.reject({ code: 'auth/user-disabled' });
    const { user } = renderPage(<LoginPage />, { at: '/login', auth: anAuth({ loginUser }) });
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret12');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/^This account is blocked/)).toBeVisible();
    expect(screen.queryByText(/do not match/)).toBeNull();
    expect(email()).toBeValid();
  });

  it('shows the password on request', async () => {
    const { user } = renderPage(<LoginPage />, { at: '/login' });
    await user.type(password(), 'secret12');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('secret12');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('links to the forgotten password page', () => {
    renderPage(<LoginPage />, { at: '/login' });
    const link = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(link).toHaveAttribute('href', '/forgot-password');
  });

  it('preloads the sign-in SDK', () => {
    const prepare = vi.fn();
    renderPage(<LoginPage />, { at: '/login', auth: anAuth({ prepare }) });
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('signs in with Google, shows an alert and redirects', async () => {
    const { user } = renderPage(<LoginPage />, { at: '/login', state: { from: '/checkout' } });
    await user.click(google());
    expect(await dialog('Login successful!')).toBeInTheDocument();
    await user.click(await okay());
    expect(await screen.findByText('Now at /checkout')).toBeVisible();
  });

  it('shows no error if the person closes the popup', async () => {
    const signInWithGoogle = vi.fn(async () => false);
    const { user } = renderPage(<LoginPage />, {
      at: '/login',
      auth: anAuth({ signInWithGoogle }),
    });
    await user.click(google());
    await waitFor(() => expect(login()).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });

  it('says that sign-in with Google failed and what to do', async () => {
    const signInWithGoogle = async () => Promise.reject({ code: 'auth/popup-blocked' });
    const { user } = renderPage(<LoginPage />, {
      at: '/login',
      auth: anAuth({ signInWithGoogle }),
    });
    await user.click(google());
    expect(await dialog('Google sign in failed!')).toBeInTheDocument();
    await user.click(await okay());
    expect(await screen.findByText(/Allow pop-ups/)).toBeVisible();
  });

  it.each([
    ['auth/google-unreachable', /Google does not answer at the moment/],
    ['auth/google-expired', /This took too long/],
    ['auth/google-failed', /use your email and password/],
    ['auth/account-exists-with-different-credential', /Log in with its password/],
  ])('says what to do next after %s', async (code, words) => {
    const signInWithGoogle = async () => Promise.reject({ code });
    const { user } = renderPage(<LoginPage />, {
      at: '/login',
      auth: anAuth({ signInWithGoogle }),
    });
    await user.click(google());
    await user.click(await okay());
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('offers to cancel once Google takes long, as the popup may be gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const signInWithGoogle = (signal?: AbortSignal) =>
      new Promise<boolean>((resolve) => {
        signal?.addEventListener('abort', () => resolve(false));
      });
    const { user } = renderPage(<LoginPage />, {
      at: '/login',
      auth: anAuth({ signInWithGoogle }),
    });
    const button = google();
    await user.click(button);
    expect(screen.getByText('Continue in the pop-up window.')).toBeVisible();
    act(() => vi.advanceTimersByTime(8000));
    vi.useRealTimers();
    expect(button).toHaveAccessibleName('Cancel');
    expect(screen.getByText(/If you have closed it, cancel here/)).toBeVisible();
    expect(button).toHaveFocus();
    await user.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Sign in with Google'));
    expect(screen.queryByText(/Continue in the pop-up window/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no Google button in a shop that cannot ask Google', async () => {
    stubApi({ 'GET /api/shop': () => aShop({ google: false }) });
    const loginUser = async () => Promise.reject({ code: 'auth/wrong-password' });
    const { user } = renderPage(<LoginPage />, { at: '/login', auth: anAuth({ loginUser }) });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Google/ })).toBeNull());
    expect(screen.queryByText('or')).toBeNull();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'wrong');
    await user.click(login());
    expect(await screen.findByText(/valid email and password/)).toBeVisible();
    expect(screen.queryByText(/Google/)).toBeNull();
  });

  it('redirects at once if a customer is already signed in', () => {
    const auth = anAuth({ currentUser: aCustomer() });
    renderPage(<LoginPage />, { at: '/login', state: { from: '/orders' }, auth });
    expect(screen.getByText('Now at /orders')).toBeVisible();
  });

  it('passes the requested page on to the registration', async () => {
    const { user } = renderPage(<LoginPage />, { at: '/login', state: { from: '/checkout' } });
    await user.click(screen.getByRole('link', { name: 'Register' }));
    expect(screen.getByText('Now at /register')).toHaveAttribute(
      'data-state',
      JSON.stringify({ from: '/checkout' }),
    );
  });
});
