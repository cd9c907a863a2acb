import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOrder, aShop, aWay } from '../../../testing/builders.ts';
import { problem, reply } from '../../../testing/stub-api.ts';
import { fillIn, open, PLACE, place, stubCheckout, terms } from './page.fixtures.tsx';

const OPEN = 'POST /api/orders/:id/checkout';
const cash = { method: 'cash-on-delivery' as const, countries: [], fee: 2 };
const transfer = { method: 'transfer' as const, countries: ['DE'] };
const stripe = { method: 'stripe' as const, countries: [], smallest: 0.2 };

afterEach(() => vi.restoreAllMocks());

function start(given: Partial<ShopView>) {
  const api = stubCheckout();
  api.answer('GET /api/shop', () => aShop({ ways: [aWay()], ...given }));
  const { user } = open();
  const bodies = () => api.callsTo(PLACE).map(({ body }) => body);
  return { ...api, user, bodies };
}
const payment = () => screen.findByRole('group', { name: 'Payment' });
const summary = () => screen.getByRole('complementary', { name: 'Your books' });
async function order(user: ReturnType<typeof start>['user']) {
  await fillIn(user);
  await user.click(terms());
  await user.click(place());
}
const toPay = () => ({
  ...anOrder({ status: 'awaiting-payment' }),
  payment: {
    method: 'stripe' as const,
    state: 'open' as const,
    due: 12.5,
    paid: 0,
    refunded: 0,
    payable: true,
  },
});

describe('the ways to pay', () => {
  it('are not asked for in a shop that has set none, and the order says none', async () => {
    const { user, bodies } = start({});
    await screen.findByText('Payable in cash on delivery');
    expect(screen.queryByRole('group', { name: 'Payment' })).toBeNull();
    await order(user);
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).not.toHaveProperty('payment');
  });

  it('change the title of the page, which is no longer about cash alone', async () => {
    start({ payments: [cash, transfer] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  });

  it('are chosen with their fees, which are a part of the total', async () => {
    const { user, bodies } = start({ payments: [cash, transfer] });
    const group = within(await payment());
    expect(group.getByRole('radio', { name: /^Cash on delivery.*\$2\.00$/ })).toBeChecked();
    expect(summary()).toHaveTextContent('Cash on delivery: $2.00');
    expect(summary()).toHaveTextContent('Payable in cash on delivery$2.30');
    await fillIn(user);
    await user.click(group.getByRole('radio', { name: /^Transfer/ }));
    expect(summary()).toHaveTextContent('Payable by transfer in advance$0.30');
    await user.click(terms());
    expect(place()).toHaveAccessibleDescription(/^You transfer \$0\.30/);
    await user.click(place());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ payment: 'transfer', totalPrice: '0.30' });
  });

  it('are those for the country and the sum', async () => {
    const { user } = start({ payments: [cash, transfer, { ...stripe, smallest: 100 }] });
    await payment();
    await fillIn(user, { Country: 'France' });
    const group = within(await payment());
    await waitFor(() => expect(group.queryByRole('radio', { name: /^Transfer/ })).toBeNull());
    expect(group.queryByRole('radio', { name: /^Card/ })).toBeNull();
    expect(group.getByRole('radio', { name: /^Cash/ })).toBeChecked();
    const unfit = screen.getByRole('list', { name: 'Not for this order' });
    expect(unfit).toHaveTextContent('Transfer in advance: not offered in this country.');
    expect(unfit).toHaveTextContent('Card or wallet: for orders of at least $100.00.');
  });

  it('are none in cash where the shop has none that fits', async () => {
    start({ payments: [{ ...transfer, countries: [], largest: 0.2 }] });
    expect(
      await within(await payment()).findByText(/^We have no way to pay for this order\.$/),
    ).toBeVisible();
    expect(summary()).toHaveTextContent('To pay$0.30');
    expect(document.body).not.toHaveTextContent(/cash/i);
    expect(screen.getByRole('list', { name: 'Not for this order' })).toHaveTextContent(
      'Transfer in advance: for orders of at most $0.20.',
    );
  });

  it('tell that the chosen one does not fit any more, and keep it for when it does', async () => {
    const { user } = start({ payments: [cash, transfer] });
    await payment();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: /^Transfer/ }));
    await fillIn(user, { Country: 'France' });
    expect(
      await screen.findByText(/^Transfer in advance is no longer possible for this order/),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Cash/ })).not.toBeChecked();
    await fillIn(user, { Country: 'Germany' });
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Transfer/ })).toBeChecked());
    expect(screen.queryByText(/does not fit/)).toBeNull();
  });

  it('have no Stripe for less than Stripe charges', async () => {
    start({ payments: [cash, stripe] });
    const group = within(await payment());
    expect(group.getByRole('radio', { name: /^Cash/ })).toBeChecked();
    expect(group.queryByRole('radio', { name: /^Card/ })).toBeNull();
  });

  it("show the server's error beside them", async () => {
    const { user, answer } = start({ payments: [cash] });
    const fields = [{ path: 'payment', message: 'This way to pay is not offered.' }];
    answer(PLACE, () => problem(400, 'bad-request', { fields }));
    await payment();
    await order(user);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    const shown = await within(await payment()).findByText('This way to pay is not offered.');
    expect(shown).toBeVisible();
  });

  it('lead to Stripe once the order is placed', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { user, answer, callsTo } = start({ payments: [stripe], ways: [aWay({ price: 1 })] });
    answer(PLACE, () => reply(toPay(), { status: 201 }));
    answer(OPEN, () => ({ url: 'https://checkout.stripe.example/pay' }));
    await payment();
    await order(user);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://checkout.stripe.example/pay'));
    expect(callsTo(OPEN)).toHaveLength(1);
  });

  it('keep the order if Stripe gives no answer, and lead to its page', async () => {
    const { user, answer } = start({ payments: [stripe], ways: [aWay({ price: 1 })] });
    answer(PLACE, () => reply(toPay(), { status: 201 }));
    answer(OPEN, () => problem(503, 'unavailable', { detail: 'Please try again.' }));
    await payment();
    await order(user);
    await screen.findByRole('dialog', { name: 'Confirmed Order' });
  });
});
