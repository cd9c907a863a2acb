import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anAuth, renderPage } from '../../../testing/render-page.tsx';
import type { Auth } from '../parts/session/auth-context.ts';
import ResetPasswordPage from './page.tsx';

const open = (auth: Partial<Auth> = {}, at = '/reset-password?mode=resetPassword&oobCode=a.b-c') =>
  renderPage(<ResetPasswordPage />, { at, auth: anAuth(auth) });
const password = () => screen.findByLabelText('New password');
const save = () => screen.getByRole('button', { name: 'Save password' });

describe('the reset password page', () => {
  it('shows the account, saves a new password and opens the login', async () => {
    const resetPassword = vi.fn(async () => undefined);
    const { user } = open({ resetPassword });
    await user.type(await password(), 'another long one');
    expect(screen.getByText('ada@example.com')).toBeVisible();
    await user.click(save());
    const message = 'Your password has been changed. Please log in.';
    expect(await screen.findByRole('dialog', { name: message })).toBeInTheDocument();
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith('a.b-c', 'another long one');
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Now at /login')).toBeVisible();
  });

  it.each([
    ['no longer works', '/reset-password?oobCode=old', /no longer works/],
    ['is cut off', '/reset-password', /incomplete/],
  ])('offers a new link if this one %s', async (_what, at, words) => {
    open({ getResetEmail: async () => Promise.reject({ code: 'auth/invalid-action-code' }) }, at);
    expect(await screen.findByText(words)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Request a new link' });
    expect(link).toHaveAttribute('href', '/forgot-password');
  });

  it('says at the field that a password is too easy to guess', async () => {
    const { user } = open({
      resetPassword: async () => Promise.reject({ code: 'auth/weak-password' }),
    });
    await user.type(await password(), '123');
    await user.click(save());
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription(/too easy to guess/),
    );
    expect(await password()).toHaveValue('123');
  });

  it('says that the link was used meanwhile', async () => {
    const { user } = open({
      resetPassword: async () => Promise.reject({ code: 'auth/expired-action-code' }),
    });
    await user.type(await password(), 'another long one');
    await user.click(save());
    expect(await screen.findByText('This link no longer works. Request a new one.')).toBeVisible();
  });
});

describe('the link that verifies an address', () => {
  const at = '/reset-password?mode=verifyEmail&oobCode=a.b-c';

  it('verifies it at once, and once', async () => {
    const verifyEmail = vi.fn(async () => undefined);
    open({ verifyEmail }, at);
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
    expect(verifyEmail).toHaveBeenCalledExactlyOnceWith('a.b-c');
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/orders');
  });

  it.each([
    ['no longer works', at, /no longer works/],
    ['is cut off', '/reset-password?mode=verifyEmail', /incomplete/],
  ])('leads to the account if it %s', async (_what, address, words) => {
    open(
      { verifyEmail: async () => Promise.reject({ code: 'auth/expired-action-code' }) },
      address,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'To your account' })).toHaveAttribute(
      'href',
      '/account',
    );
  });
});

describe('the link that changes an address', () => {
  const at = '/reset-password?mode=verifyAndChangeEmail&oobCode=a.b-c';

  it('changes it at once, and once, and leads to the account with the new one', async () => {
    const changeEmail = vi.fn(async () => 'new@example.com');
    open({ changeEmail }, at);
    expect(await screen.findByText('new@example.com')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Change your email address' })).toBeVisible();
    expect(changeEmail).toHaveBeenCalledExactlyOnceWith('a.b-c');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account');
  });

  it.each([
    ['no longer works', 'auth/expired-action-code', /no longer works.*sign in with the new one/],
    ['is for an address that has another account', 'auth/email-already-in-use', /Another account/],
  ])('says what to do if it %s', async (_what, code, words) => {
    open({ changeEmail: async () => Promise.reject({ code }) }, at);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'To your account' })).toHaveAttribute(
      'href',
      '/account',
    );
  });
});
