import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aShop, aWay } from '../../../testing/builders.ts';
import { problem } from '../../../testing/stub-api.ts';

import { cart, fillIn, one, open, PLACE, place, stubCheckout, terms } from './page.fixtures.tsx';

const CHECK = 'POST /api/gift-cards/check';
const CODE = 'ABCD-EFGH-JKLM-NPQR';
const transfer = { method: 'transfer' as const, countries: [], fee: 2 };

type Start = Partial<ShopView> & { balance: number; books?: BookView[] };

async function start({ balance, books = cart, ...given }: Start) {
  const api = stubCheckout();
  api.answer('GET /api/shop', () => aShop({ ways: [aWay()], giftCards: true, ...given }));
  api.answer('GET /api/books/', () => books);
  api.answer(CHECK, () => ({ lastFour: 'NPQR', balance }));
  const { user } = open({ books });
  await user.click(await screen.findByText('Use a gift card'));
  const apply = async (code = CODE) => {
    await user.type(screen.getByLabelText('Code of the gift card'), code);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
  };
  const body = () => api.callsTo(PLACE).at(-1)?.body;
  return { ...api, user, apply, body };
}
const summary = () => screen.getByRole('complementary', { name: 'Your books' });

describe('a gift card at the checkout', () => {
  it('is not asked for in a shop that takes none', async () => {
    stubCheckout();
    open();
    await screen.findByText('Payable in cash on delivery');
    expect(screen.queryByText('Use a gift card')).toBeNull();
  });

  it('pays a part, and the rest is paid in the chosen way', async () => {
    const { user, apply, body } = await start({ balance: 0.1 });
    await apply();
    expect(await screen.findByText('It pays $0.10; $0.00 stays on it.')).toBeVisible();
    expect(summary()).toHaveTextContent('Gift card •••• NPQR: −$0.10');
    expect(summary()).toHaveTextContent('Payable in cash on delivery$0.20');
    await fillIn(user);
    await user.click(terms());
    expect(place()).toHaveAccessibleDescription('You pay $0.20 in cash when the parcel arrives.');
    const shown = summary();
    await user.click(place());
    await waitFor(() =>
      expect(body()).toMatchObject({
        totalPrice: '0.30',
        giftCard: { code: CODE, amount: 0.1 },
      }),
    );
    expect(body()).not.toHaveProperty('payment');
    expect(await screen.findByRole('dialog', { name: 'Confirmed Order' })).toBeInTheDocument();
    expect(shown).toHaveTextContent('Payable in cash on delivery$0.20');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CODE);
  });

  it('that covers all needs no other way, and costs no fee', async () => {
    const { user, apply, body } = await start({ balance: 25, payments: [transfer] });
    expect(summary()).toHaveTextContent('$2.30');
    await apply();
    expect(await screen.findByText('It pays $0.30; $24.70 stays on it.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Payment' })).toBeNull();
    expect(summary()).toHaveTextContent('Nothing left to pay$0.00');
    await fillIn(user);
    await user.click(terms());
    expect(place()).toHaveAccessibleDescription('Your gift card pays all of it.');
    await user.click(place());
    await waitFor(() =>
      expect(body()).toMatchObject({
        payment: 'gift-card',
        totalPrice: '0.30',
        giftCard: { amount: 0.3 },
      }),
    );
  });

  it('pays the delivery of books that cost nothing', async () => {
    const free = [{ ...one, newPrice: 0 }];
    const ways = [aWay({ price: 3 })];
    const { user, apply, body } = await start({ balance: 25, books: free, ways });
    await apply();
    expect(await screen.findByText('It pays $3.00; $22.00 stays on it.')).toBeVisible();
    await fillIn(user);
    await user.click(terms());
    await user.click(place());
    await waitFor(() =>
      expect(body()).toMatchObject({
        payment: 'gift-card',
        totalPrice: '3.00',
        giftCard: { amount: 3 },
      }),
    );
  });

  it('is not sent with an order that costs nothing', async () => {
    const free = [{ ...one, newPrice: 0 }];
    const { user, apply, body } = await start({ balance: 25, books: free });
    await apply();
    expect(await screen.findByText('It pays $0.00; $25.00 stays on it.')).toBeVisible();
    await fillIn(user);
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(body()).toMatchObject({ totalPrice: '0.00' }));
    expect(body()).not.toHaveProperty('giftCard');
    expect(body()).not.toHaveProperty('payment');
  });

  it('is not looked up as long as the code is incomplete, and says what is wrong with it', async () => {
    const { apply, answer, callsTo, user } = await start({ balance: 1 });
    await apply('ABCD');
    expect(screen.getByLabelText('Code of the gift card')).toHaveAccessibleDescription(
      /A code has 16 letters and digits/,
    );
    expect(callsTo(CHECK)).toEqual([]);
    const detail = 'This gift card has expired.';
    answer(CHECK, () => problem(409, 'gift-card-refused', { detail }));
    await user.clear(screen.getByLabelText('Code of the gift card'));
    await apply();
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('that has less by the time of the order says so, and pays what is left', async () => {
    const { user, apply, answer } = await start({ balance: 0.2 });
    await apply();
    await fillIn(user);
    await user.click(terms());
    const detail = 'This gift card has only $0.05 left.';
    const fields = [{ path: 'giftCard', message: detail }];
    answer(PLACE, () => problem(409, 'gift-card-refused', { detail, balance: 0.05, fields }));
    await user.click(place());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    const said = await screen.findByText(detail);
    await waitFor(() => expect(said.closest('[role=alert]')).toHaveFocus());
    expect(screen.getByText('It pays $0.05; $0.00 stays on it.')).toBeVisible();
  });

  it('can be taken out again', async () => {
    const { user, apply } = await start({ balance: 1 });
    await apply();
    await user.click(await screen.findByRole('button', { name: 'Do not use it' }));
    expect(summary()).not.toHaveTextContent('Gift card');
    expect(screen.getByText('Use a gift card')).toBeVisible();
  });

  it('keeps the place of keyboard users when it is applied, and when it is taken out', async () => {
    const { user } = await start({ balance: 1 });
    await user.type(screen.getByLabelText('Code of the gift card'), `${CODE}{Enter}`);
    expect((await screen.findByText(/^It pays/)).closest('p')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Do not use it' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Use a gift card')).toHaveFocus();
  });

  it('pays nothing of an empty cart', async () => {
    const { apply } = await start({ balance: 25, payments: [transfer], books: [] });
    await apply();
    expect(await screen.findByText('It pays $0.00; $25.00 stays on it.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Payment' })).toBeVisible();
    expect(summary()).not.toHaveTextContent('Nothing left to pay');
  });

  const stripe = { method: 'stripe' as const, countries: [] };
  const unfit = () => screen.getByRole('list', { name: 'Not for this order' });

  it('that leaves less than Stripe charges says so, and does not choose another way by itself', async () => {
    const { user, apply, callsTo } = await start({
      balance: 1,
      payments: [stripe, transfer],
      ways: [aWay({ price: 1 })],
    });
    await user.click(await screen.findByRole('radio', { name: /^Card/ }));
    await apply();
    expect(await screen.findByText('It pays $1.00; $0.00 stays on it.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull();
    expect(unfit()).toHaveTextContent(
      'Card or wallet: card payments start at $0.50, and only $0.30 is left to pay.',
    );
    expect(screen.getByText(/^Card or wallet is no longer possible for this order/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Transfer/ })).not.toBeChecked();
    expect(summary()).toHaveTextContent('To pay$0.30');
    await fillIn(user);
    await user.click(terms());
    expect(place()).toHaveAccessibleDescription('Please choose how you pay.');
    await user.click(place());
    const group = screen.getByRole('group', { name: 'Payment' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Please choose how you pay.'));
    expect(callsTo(PLACE)).toEqual([]);
  });

  it('can be used in part, so that the rest can be paid by card', async () => {
    const { user, apply, body } = await start({
      balance: 1,
      payments: [stripe],
      ways: [aWay({ price: 1 })],
    });
    await apply();
    expect(
      await screen.findByText('None of our ways to pay is possible for this order yet.'),
    ).toBeVisible();
    expect(summary()).toHaveTextContent('To pay$0.30');
    expect(document.body).not.toHaveTextContent(/cash/i);
    await user.click(screen.getByRole('button', { name: 'Use only $0.80 of the gift card' }));
    const card = screen.getByRole('radio', { name: /^Card/ });
    expect(card).toBeChecked();
    expect(card).toHaveFocus();
    expect(screen.getByText('It pays $0.80; $0.20 stays on it.')).toBeVisible();
    expect(summary()).toHaveTextContent('Payable by card or wallet$0.50');
    await fillIn(user);
    await user.click(terms());
    await user.click(place());
    await waitFor(() =>
      expect(body()).toMatchObject({
        payment: 'stripe',
        giftCard: { amount: 0.8 },
        totalPrice: '1.30',
      }),
    );
  });

  it('keeps a wrong amount in sight, because no order can be placed with it', async () => {
    const { user, apply } = await start({ balance: 25, payments: [transfer] });
    await apply();
    await user.click(await screen.findByText('Use less of it'));
    await user.type(screen.getByLabelText('Amount to use'), '{Control>}a{/Control}all');
    await user.click(screen.getByText('Use less of it'));
    await waitFor(() => expect(screen.getByLabelText('Amount to use')).toBeVisible());
    expect(screen.getByLabelText('Amount to use')).toBeInvalid();
  });

  it('pays as much as the customer says', async () => {
    const { user, apply, callsTo } = await start({ balance: 25, payments: [transfer] });
    await apply();
    await user.click(await screen.findByText('Use less of it'));
    const field = screen.getByLabelText('Amount to use');
    expect(field).toHaveValue('0.30');
    for (const wrong of ['0', '0.31', 'all']) {
      await user.clear(field);
      await user.type(field, `${wrong}{Enter}`);
      expect(field).toHaveAccessibleDescription('Please enter an amount above zero, up to $0.30.');
      expect(field).toHaveValue(wrong);
    }
    await fillIn(user);
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(field).toHaveFocus());
    expect(callsTo(PLACE)).toEqual([]);
    expect(screen.getByText('Please correct the marked fields.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '0.10');
    await user.tab();
    expect(screen.queryByText('Please correct the marked fields.')).not.toBeInTheDocument();
    expect(await screen.findByText('It pays $0.10; $24.90 stays on it.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Transfer/ })).toBeChecked();
    expect(summary()).toHaveTextContent('Payable by transfer in advance$2.20');
    expect(screen.getByLabelText('Amount to use')).toBeVisible();
    expect(screen.getByLabelText('Amount to use')).toHaveValue('0.10');
  });
});
