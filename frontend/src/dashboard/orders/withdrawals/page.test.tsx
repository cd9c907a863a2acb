import type { WithdrawalView } from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';

const LIST = 'GET /api/admin/withdrawals';
const PATCH = 'PATCH /api/admin/withdrawals/:id';
const ORDER_ID = 'b'.repeat(24);
const aWithdrawal = (given: Partial<WithdrawalView> = {}): WithdrawalView => ({
  _id: 'a'.repeat(24),
  at: '2026-11-19T09:30:00.000Z',
  orderNumber: 'BS-10042',
  name: 'Ada Reader',
  email: 'ada@example.com',
  books: 'Emma',
  order: { id: ORDER_ID, sameEmail: true },
  ...given,
});
const inGermany = () => aShop({ place: { country: 'DE', currency: 'EUR', locale: 'en-GB' } });

beforeEach(() => signInAdmin());

describe('the withdrawals', () => {
  it('say who has withdrawn from which order, and about which books', async () => {
    stubDashboard({ [LIST]: () => [aWithdrawal()] });
    renderApp('/dashboard/withdrawals');
    const [row] = within(await screen.findByRole('list', { name: 'Withdrawals' })).getAllByRole(
      'listitem',
    );
    expect(row).toHaveTextContent('BS-10042, Ada Reader');
    expect(row).toHaveTextContent('Emma');
    expect(screen.getByRole('link', { name: 'BS-10042' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${ORDER_ID}`,
    );
    expect(screen.queryByText(/another email address|no order/)).toBeNull();
  });

  it.each([
    [undefined, 'There is no order of this number.'],
    [
      { id: ORDER_ID, sameEmail: false },
      'The order has another email address: ask its customer before you act.',
    ],
  ])('warn of what anybody may have sent: %j', async (order, warning) => {
    stubDashboard({ [LIST]: () => [aWithdrawal({ order })] });
    renderApp('/dashboard/withdrawals');
    expect(await screen.findByText(warning)).toBeVisible();
  });

  it('are marked as dealt with, and opened again', async () => {
    const handled = { at: '2026-11-20T10:00:00.000Z', by: 'anna' };
    const { answer, callsTo } = stubDashboard({
      [LIST]: () => [aWithdrawal()],
      [PATCH]: () => aWithdrawal({ handled }),
    });
    const { user } = renderApp('/dashboard/withdrawals');
    const button = await screen.findByRole('button', { name: 'Mark as dealt with BS-10042' });
    answer(LIST, () => [aWithdrawal({ handled })]);
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Open again BS-10042' }));
    expect(screen.getByText(/dealt with by anna/)).toBeVisible();
    expect(callsTo(PATCH).map(({ body }) => body)).toEqual([{ handled: true }, { handled: false }]);
  });

  it('can be narrowed to those that are left', async () => {
    const { callsTo } = stubDashboard({ [LIST]: () => [] });
    const { user } = renderApp('/dashboard/withdrawals');
    expect(await screen.findByText('Nobody has withdrawn from a contract.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To do' }));
    expect(await screen.findByText('There is nothing to do.')).toBeVisible();
    expect(callsTo(LIST).at(-1)?.query.get('state')).toBe('open');
  });

  it('are found from the orders of a shop in the EU, and on the page of their order', async () => {
    const order = anAdminOrder({ _id: ORDER_ID });
    stubDashboard({
      [LIST]: () => [aWithdrawal()],
      'GET /api/admin/orders/:id': () => order,
      'GET /api/shop': inGermany,
    });
    renderApp(`/dashboard/orders/${ORDER_ID}`);
    expect(await screen.findByRole('heading', { name: 'Withdrawal' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Withdrawal' })).toHaveTextContent('Ada Reader');
  });

  it.each([
    ['the EU', inGermany, 1],
    ['another country', () => aShop(), 0],
  ])('are linked from the orders of a shop in %s', async (_where, shop, links) => {
    stubDashboard({ 'GET /api/shop': shop });
    renderApp('/dashboard/orders');
    expect(await screen.findByText('No orders yet.')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Withdrawals' })).toHaveLength(links);
  });
});
