import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anAuth, renderPage } from '../../../testing/render-page.tsx';
import ForgotPasswordPage from './page.tsx';

const SENT = 'If there is an account for this address, a link is on its way.';
const email = () => screen.getByLabelText('Email');
const open = (answer: () => Promise<boolean> = async () => true) => {
  const sendPasswordReset = vi.fn(answer);
  return {
    sendPasswordReset,
    ...renderPage(<ForgotPasswordPage />, {
      at: '/forgot-password',
      auth: anAuth({ sendPasswordReset }),
    }),
  };
};
const ask = async ({ user }: ReturnType<typeof open>, address: string) => {
  await user.type(email(), address);
  await user.click(screen.getByRole('button', { name: 'Send link' }));
};

describe('the forgotten password page', () => {
  it('requests a link and confirms it', async () => {
    const page = open();
    await ask(page, ' ada@example.com ');
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(page.sendPasswordReset).toHaveBeenCalledExactlyOnceWith('ada@example.com');
    expect(screen.queryByText(/test mode/)).toBeNull();
  });

  it('says whom to ask if the shop sends no email, and not that one is on its way', async () => {
    await ask(
      open(async () => false),
      'ada@example.com',
    );
    expect(await screen.findByText(/sends no email/)).toBeVisible();
    expect(screen.getByText(/its link is with the owner of the shop\. Ask them/)).toBeVisible();
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  it.each(['', 'ada'])(
    'requires a valid address before calling the server: %j',
    async (address) => {
      const page = open();
      if (address) await page.user.type(email(), address);
      await page.user.click(screen.getByRole('button', { name: 'Send link' }));
      await waitFor(() => expect(email()).toHaveFocus());
      expect(email()).toHaveAccessibleDescription(/Please/);
      expect(page.sendPasswordReset).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['auth/too-many-requests', /Too many attempts/],
    ['auth/network-request-failed', /Sign-in is unavailable/],
  ])('says what to do after %s and keeps the input', async (code, words) => {
    await ask(
      open(async () => Promise.reject({ code })),
      'ada@example.com',
    );
    expect(await screen.findByText(words)).toBeVisible();
    expect(email()).toHaveValue('ada@example.com');
    expect(screen.queryByText(SENT)).toBeNull();
  });
});
