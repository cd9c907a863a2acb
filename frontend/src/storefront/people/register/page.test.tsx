import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { anAuth, renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import type { ReturnState } from '../parts/session/return-path.ts';
import RegisterPage from './page.tsx';

const open = (state?: ReturnState, auth = anAuth()) => {
  stubApi({ 'GET /api/shop': () => aShop() });
  return renderPage(<RegisterPage />, { at: '/register', state, auth });
};

it('says why an account is made, and has the address of a guest filled in', async () => {
  open({ from: '/account', reason: 'guestOrder', email: 'ada@example.com' });
  expect(
    await screen.findByText(/^Create an account with the email address of your/),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
});

it.each([
  [{ from: '/checkout' }, 'Create an account to finish your order. Your cart waits.'],
  [undefined, undefined],
])('coming from %j says: %s', async (state, text) => {
  open(state);
  await screen.findByRole('textbox', { name: 'Email' });
  expect(screen.queryByText(/^(Sign in|Create an account) .*\.$/)?.textContent).toBe(text);
});

it.each([
  ['mailed', async () => true],
  ['kept', async () => false],
])('asks for the link that confirms the address of a guest: it is %s', async (sent, send) => {
  const sendVerification = vi.fn(send);
  const state = { from: '/account', reason: 'guestOrder', email: 'ada@example.com' } as const;
  const { user } = open(state, anAuth({ sendVerification }));
  await user.type(await screen.findByLabelText('Password'), 'a long secret 12');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  const account = await screen.findByText('Now at /account');
  expect(account).toHaveAttribute('data-state', JSON.stringify({ sentLink: sent }));
  expect(sendVerification).toHaveBeenCalledOnce();
});

it('sends no link for other accounts, and makes the account of a guest if the link fails', async () => {
  const sendVerification = vi.fn(async (): Promise<boolean> => {
    throw new Error('no answer');
  });
  const register = async (state?: ReturnState) => {
    const { user } = open(state, anAuth({ sendVerification }));
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'a long secret 12');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    const page = await screen.findByText(/^Now at/);
    const at = [page.textContent, page.dataset.state];
    cleanup();
    return at;
  };
  expect(await register()).toEqual(['Now at /', 'null']);
  expect(sendVerification).not.toHaveBeenCalled();
  expect(await register({ from: '/account', reason: 'guestOrder' })).toEqual([
    'Now at /account',
    'null',
  ]);
});
