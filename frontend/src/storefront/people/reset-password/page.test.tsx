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
    open({ readCode: async () => Promise.reject({ code: 'auth/invalid-action-code' }) }, at);
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
    expect(screen.queryByText('Too easy to guess.')).toBeNull();
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

const ADA = {
  uid: 'ada',
  name: null,
  email: 'ada@example.com',
  photoUrl: null,
  emailVerified: false,
  hasPassword: true,
};
const expectWayToAccount = async (words: RegExp) => {
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  const link = screen.getByRole('link', { name: 'To your account' });
  expect(link).toHaveAttribute('href', '/account');
};

describe('the link that verifies an address', () => {
  const at = '/reset-password?mode=verifyEmail&oobCode=a.b-c';
  const button = () => screen.findByRole('button', { name: 'Confirm my address' });

  it('changes nothing when it is opened, and verifies the address once its button is pressed', async () => {
    const applyCode = vi.fn(async () => undefined);
    const { user } = open({ applyCode, currentUser: ADA }, at);
    const confirm = await button();
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(applyCode).not.toHaveBeenCalled();
    await user.dblClick(confirm);
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
    expect(applyCode).toHaveBeenCalledExactlyOnceWith('a.b-c');
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/orders');
  });

  it.each([
    ['nobody', null],
    ['somebody else', { ...ADA, email: 'bob@example.com' }],
  ])('says whose password the account keeps if %s is signed in', async (_who, currentUser) => {
    open({ currentUser }, at);
    await button();
    expect(screen.getByText(/Whoever registered this account keeps its password/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Choose a new password' });
    expect(link).toHaveAttribute('href', '/forgot-password');
  });

  it('says nothing of other people to the customer of the account', async () => {
    open({ currentUser: ADA }, at);
    await button();
    expect(screen.queryByText(/Whoever registered/)).not.toBeInTheDocument();
  });

  it.each([
    ['no longer works', at, /no longer works/],
    ['is cut off', '/reset-password?mode=verifyEmail', /incomplete/],
  ])('leads to the account, without a button, if it %s', async (_what, address, words) => {
    open({ readCode: async () => Promise.reject({ code: 'auth/expired-action-code' }) }, address);
    await expectWayToAccount(words);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to the account if it was used meanwhile', async () => {
    const applyCode = async () => Promise.reject({ code: 'auth/invalid-action-code' });
    const { user } = open({ applyCode }, at);
    await user.click(await button());
    await expectWayToAccount(/no longer works/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows that it waits, and keeps the button after a failure of the network', async () => {
    let fail = (_error: unknown): void => undefined;
    const applyCode = vi.fn<Auth['applyCode']>(async () => undefined);
    applyCode.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
    const { user } = open({ applyCode }, at);
    await user.click(await button());
    expect(screen.getByRole('button', { name: 'One moment, please.' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    fail({ code: 'auth/network-request-failed' });
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(await button());
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  });
});

describe('the link that changes an address', () => {
  const at = '/reset-password?mode=verifyAndChangeEmail&oobCode=a.b-c';
  const readCode = async () => ({ email: 'new@example.com', accountEmail: 'ada@example.com' });
  const button = () => screen.findByRole('button', { name: 'Use this address' });

  it('changes it once its button is pressed, and leads to the account with the new one', async () => {
    const applyCode = vi.fn(async () => undefined);
    const { user } = open({ applyCode, readCode, currentUser: ADA }, at);
    const use = await button();
    expect(screen.getByText('new@example.com')).toBeVisible();
    expect(screen.queryByText(/Whoever asked for this/)).not.toBeInTheDocument();
    expect(applyCode).not.toHaveBeenCalled();
    await user.click(use);
    expect(await screen.findByText(/The email address of your account is now/)).toBeVisible();
    expect(screen.getByText('new@example.com')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Change your email address' })).toBeVisible();
    expect(applyCode).toHaveBeenCalledExactlyOnceWith('a.b-c');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account');
  });

  it('tells somebody who is not signed in to the account whose it stays', async () => {
    open({ readCode }, at);
    await button();
    expect(screen.getByText(/Whoever asked for this keeps the password/)).toBeVisible();
  });

  it('shows what it has done although nobody is signed in any more', async () => {
    const applyCode = async () => {
      const gone = async () => Promise.reject({ code: 'auth/invalid-action-code' });
      view.authChanges(anAuth({ applyCode: gone, readCode: gone }));
    };
    const view = open({ applyCode, readCode, currentUser: ADA }, at);
    await view.user.click(await button());
    expect(await screen.findByText(/The email address of your account is now/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that a used link may have changed the address', async () => {
    open({ readCode: async () => Promise.reject({ code: 'auth/expired-action-code' }) }, at);
    await expectWayToAccount(/no longer works.*sign in with the new one/);
  });

  it('says that the address has another account', async () => {
    const applyCode = async () => Promise.reject({ code: 'auth/email-already-in-use' });
    const { user } = open({ applyCode, readCode }, at);
    await user.click(await button());
    await expectWayToAccount(/Another account/);
  });
});
