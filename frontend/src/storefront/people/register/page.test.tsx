import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import type { ReturnState } from '../parts/session/return-path.ts';
import RegisterPage from './page.tsx';

const open = (state?: ReturnState) => {
  stubApi({ 'GET /api/shop': () => aShop() });
  renderPage(<RegisterPage />, { at: '/register', state });
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
