import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder, aShop } from '../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../testing/render-page.tsx';
import { problem, type Stubs, stubApi as stub } from '../../../testing/stub-api.ts';
import type { Auth, CurrentUser } from '../parts/session/auth-context.ts';
import AccountPage from './page.tsx';

const ERASE = 'DELETE /api/account';
const saved = { name: 'Ada Reader', phone: '015550100', addresses: [anOrder().address] };
const DETAILS: Stubs = { 'GET /api/account': () => saved };
const stubApi = (stubs: Stubs) => stub({ ...DETAILS, ...stubs });
beforeEach(() => void stub(DETAILS));

const open = (auth: Partial<Auth> = {}, customer: Partial<CurrentUser> = {}) =>
  renderPage(<AccountPage />, {
    at: '/account',
    auth: anAuth({ currentUser: aCustomer(customer), ...auth }),
  });
type Page = ReturnType<typeof open>;
const button = (name: string) => screen.getByRole('button', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('deleting the account', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Delete your account?' });
  const inDialog = async (name: string) => within(await dialog()).findByRole('button', { name });
  const press = async ({ user }: Page) => {
    await user.type(section('Delete account').getByLabelText('Password'), 'secret12');
    await user.click(section('Delete account').getByRole('button', { name: 'Delete account' }));
  };

  it('reauthenticates, asks for confirmation, erases the shop data, then deletes the sign-in', async () => {
    const steps: string[] = [];
    stubApi({
      [ERASE]: () => {
        steps.push('erase');
        return { erased: true };
      },
    });
    const page = open({
      confirmIdentity: async (password) => steps.push(`confirm ${password}`) > 0,
      deleteAccount: async () => void steps.push('delete'),
    });
    await press(page);
    expect(await dialog()).toHaveTextContent(/Orders on their way will still be delivered/);
    expect(steps).toEqual(['confirm secret12']);
    await page.user.click(await inDialog('Delete account'));
    expect(await screen.findByText('Now at /')).toBeVisible();
    expect(steps).toEqual(['confirm secret12', 'erase', 'delete']);
    expect(
      await screen.findByRole('dialog', { name: 'Your account has been deleted.' }),
    ).toBeVisible();
  });

  it('does nothing if the person cancels', async () => {
    const deleteAccount = vi.fn(async () => undefined);
    const { callsTo } = stubApi({});
    const page = open({ deleteAccount });
    await press(page);
    await page.user.click(await inDialog('Cancel'));
    await waitFor(() =>
      expect(button('Delete account')).not.toHaveAttribute('aria-disabled', 'true'),
    );
    expect([callsTo(ERASE).length, deleteAccount.mock.calls.length]).toEqual([0, 0]);
  });

  it('stops after a wrong password', async () => {
    const page = open({
      confirmIdentity: async () => Promise.reject({ code: 'auth/wrong-password' }),
    });
    await press(page);
    const field = section('Delete account').getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This password is incorrect/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the sign-in if erasing the shop data failed, and can be repeated', async () => {
    const deleteAccount = vi.fn(async () => undefined);
    const { answer } = stubApi({
      [ERASE]: () => problem(403, 'recent-sign-in-required', { detail: 'Please confirm again.' }),
    });
    const page = open({ deleteAccount });
    await press(page);
    await page.user.click(await inDialog('Delete account'));
    expect(await screen.findByText('Please confirm again.')).toBeVisible();
    expect(deleteAccount).not.toHaveBeenCalled();
    answer(ERASE, () => ({ erased: true }));
    await page.user.click(button('Delete account'));
    await page.user.click(await inDialog('Delete account'));
    expect(await screen.findByText('Now at /')).toBeVisible();
    expect(deleteAccount).toHaveBeenCalledOnce();
  });

  it('confirms again with the same password if the warning was read for long', async () => {
    const tooLongAgo = problem(403, 'recent-sign-in-required');
    const confirmIdentity = vi.fn(async (_password?: string) => true);
    const { answer, callsTo } = stubApi({ [ERASE]: () => tooLongAgo });
    const page = open({
      confirmIdentity: async (password) => {
        if (callsTo(ERASE).length > 0) answer(ERASE, () => ({ erased: true }));
        return confirmIdentity(password);
      },
    });
    await press(page);
    await page.user.click(await inDialog('Delete account'));
    expect(await screen.findByText('Now at /')).toBeVisible();
    expect(confirmIdentity.mock.calls).toEqual([['secret12'], ['secret12']]);
    expect(callsTo(ERASE)).toHaveLength(2);
  });

  it('asks customers without a password to confirm with Google, and stops if they cancel', async () => {
    const confirmIdentity = vi.fn(async (_password?: string) => false);
    const page = open({ confirmIdentity }, { hasPassword: false });
    await page.user.click(button('Delete account'));
    await waitFor(() =>
      expect(button('Delete account')).not.toHaveAttribute('aria-disabled', 'true'),
    );
    expect(confirmIdentity).toHaveBeenCalledExactlyOnceWith(undefined, expect.any(AbortSignal));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets customers who have lost the popup of Google cancel', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const confirmIdentity = (_password?: string, signal?: AbortSignal) =>
      new Promise<boolean>((resolve) => {
        signal?.addEventListener('abort', () => resolve(false));
      });
    const page = open({ confirmIdentity }, { hasPassword: false });
    await page.user.click(button('Delete account'));
    act(() => vi.advanceTimersByTime(8000));
    vi.useRealTimers();
    await page.user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    expect(button('Delete account')).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('begins with a password where Google cannot be asked', async () => {
    stubApi({ 'GET /api/shop': () => aShop({ google: false }) });
    open({}, { hasPassword: false });
    const link = await section('Delete account').findByRole('link', { name: 'Choose a password' });
    expect(link).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  });
});
