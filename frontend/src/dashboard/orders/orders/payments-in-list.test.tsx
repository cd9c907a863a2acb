import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminOrder, anAdminPayment } from '../../../testing/an-admin-order.ts';
import { aShop } from '../../../testing/builders.ts';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { AT, choose, click, LIST, lists, open } from './page.fixtures.ts';

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

beforeEach(() => signInAdmin());

describe('payments in the list of orders', () => {
  it('offers an unpaid order to be marked as paid, and only in the menu to be cancelled', async () => {
    const unpaid = anAdminOrder({
      number: 'BS-10050',
      status: 'awaiting-payment',
      payment: anAdminPayment({ method: 'transfer' }),
    });
    const paid = anAdminOrder({
      ...unpaid,
      status: 'placed',
      nextStatuses: ['confirmed', 'cancelled'],
      payment: anAdminPayment({ method: 'transfer', state: 'paid', paid: 12.5 }),
    });
    const { user, callsTo, answer } = open([unpaid], {
      'POST /api/admin/orders/:id/payment': () => paid,
    });
    const shown = await row('Ada Reader');
    expect(shown).toHaveTextContent('Transfer in advance: Not paid yet');
    await choose(user, unpaid);
    expect(screen.queryByRole('button', { name: /Cancel order/ })).toBeNull();
    await user.click(within(shown).getByRole('button', { name: 'Mark as paid' }));
    answer(LIST, () => []);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as paid' }),
    );
    await waitFor(() => expect(callsTo('POST /api/admin/orders/:id/payment')).toHaveLength(1));
    expect(
      await within(await row('Ada Reader')).findByRole('button', { name: 'Confirm' }),
    ).toBeVisible();
  });

  it('offers no step while the customer pays at Stripe, and the invoice of a delivered order to be marked as paid', async () => {
    open([
      anAdminOrder({
        name: 'Stripe',
        status: 'awaiting-payment',
        payment: anAdminPayment({ method: 'stripe', state: 'pending' }),
      }),
      anAdminOrder({ name: 'Invoice', status: 'delivered', payment: anAdminPayment() }),
    ]);
    const waiting = await row('Stripe');
    expect(within(waiting).getAllByRole('button')).toHaveLength(1);
    expect(within(waiting).getByRole('button', { name: /^More for order/ })).toBeVisible();
    const delivered = await row('Invoice');
    expect(within(delivered).getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  });

  it('filters by way and state of payment in a shop with several, also the export', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
    const { user, address, calls } = open([anAdminOrder()], {
      'GET /api/shop': () => aShop({ payments: [{ method: 'invoice', countries: [] }] }),
      'GET /api/admin/exports/orders.csv': () => 'Number',
    });
    await user.selectOptions(await screen.findByLabelText('Way to pay'), 'Invoice');
    await user.selectOptions(screen.getByLabelText('State of the payment'), 'Not paid yet');
    expect(address()).toBe(`${AT}?payment=invoice&paymentState=open`);
    await waitFor(() => expect(lists(calls).at(-1)?.query.get('paymentState')).toBe('open'));
    expect(lists(calls).at(-1)?.query.get('payment')).toBe('invoice');
    await click(user, 'Export CSV');
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/admin/exports/orders.csv'));
    expect(calls.at(-1)?.query.toString()).toBe('payment=invoice&paymentState=open');
  });
});
