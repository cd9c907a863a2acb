import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOrder, aShop } from '../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../testing/render-page.tsx';
import { problem, reply, stubApi } from '../../../testing/stub-api.ts';
import BuyGiftCardPage from './page.tsx';

const BUY = 'POST /api/orders/gift-cards';
const TOKEN = `${'a'.repeat(32)}.${'b'.repeat(43)}`;
const ways = [
  { method: 'cash-on-delivery' as const, countries: [] },
  { method: 'transfer' as const, countries: [], fee: 2 },
  { method: 'stripe' as const, countries: [], smallest: 20 },
];
const selling = (given = {}) =>
  aShop({
    payments: ways,
    giftCards: true,
    giftCardSales: { smallest: 5, largest: 200 },
    ...given,
  });

function open({ shop = selling(), guest = false } = {}) {
  const auth = anAuth({ currentUser: guest ? null : aCustomer() });
  const api = stubApi({
    'GET /api/shop': () => shop,
    [BUY]: () => reply({ ...anOrder(), ...(guest && { guestToken: TOKEN }) }, { status: 201 }),
  });
  return { ...api, ...renderPage(<BuyGiftCardPage />, { at: '/gift-cards', auth }) };
}
type User = ReturnType<typeof open>['user'];

afterEach(() => vi.useRealTimers());

async function fillIn(user: User) {
  await user.click(await screen.findByRole('button', { name: '$25.00' }));
  await user.type(screen.getByLabelText("Recipient's name"), 'Grace');
  await user.type(screen.getByLabelText("Recipient's email"), 'grace@example.com');
  await user.type(screen.getByLabelText(/^Message/), 'Read on!');
}
const buy = (user: User) => user.click(screen.getByRole('button', { name: /^Buy the gift card/ }));

describe('what stands beside the form', () => {
  it.each([
    [36, 'A card that is bought today is valid for 3 years.'],
    [18, 'A card that is bought today is valid for 18 months.'],
    [undefined, 'Our gift cards do not expire.'],
  ])('says of %s months: %s', async (giftCardMonths, text) => {
    open({ shop: selling({ giftCardMonths }) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says what is left on a card, or why it is refused', async () => {
    const { user, answer, callsTo } = open();
    const check = 'POST /api/gift-cards/check';
    answer(check, () => problem(409, 'gift-card-refused', { detail: 'There is no such card.' }));
    await user.type(await screen.findByLabelText(/^Code of your gift card/), 'abcd-efgh-jklm-npqr');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('There is no such card.')).toBeVisible();
    answer(check, () => ({ lastFour: 'NPQR', balance: 12.5 }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/^\$12\.50 is left on the card .*NPQR\.$/)).toBeVisible();
    expect(callsTo(check)[0]?.body).toEqual({ code: 'ABCDEFGHJKLMNPQR' });
  });
});

describe('the page to buy a gift card', () => {
  it('orders one of the proposed amounts for the account, and leads to the orders', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
    const { user, callsTo } = open();
    await fillIn(user);
    expect(screen.getByRole('button', { name: '$25.00' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('radio', { name: /transfer/i }));
    await buy(user);
    expect(await screen.findByText('Now at /orders')).toBeVisible();
    const [call] = callsTo(BUY);
    expect(call?.body).toEqual({
      name: 'Ada Reader',
      email: 'ada@example.com',
      amount: 25,
      recipient: { name: 'Grace', email: 'grace@example.com', message: 'Read on!' },
      sendOn: '2026-11-25',
      payment: 'transfer',
    });
  });

  it('offers what is paid in advance for the amount, and no fee', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Amount'), '10');
    expect(screen.getAllByRole('radio').map((way) => way.getAttribute('value'))).toEqual([
      'transfer',
    ]);
    await user.type(screen.getByLabelText('Amount'), '0');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByText('$2.00')).toBeNull();
  });

  it('chooses another way where the amount leaves the chosen one out', async () => {
    const { user, callsTo } = open({ shop: selling({ payments: [...ways].reverse() }) });
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: /Card or wallet/ }));
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '10');
    expect(screen.getByRole('radio')).toBeChecked();
    await buy(user);
    expect(await screen.findByText('Now at /orders')).toBeVisible();
    expect(callsTo(BUY)[0]?.body).toMatchObject({ amount: 10, payment: 'transfer' });
  });

  it('asks a guest for the address, and leads to the order of the link', async () => {
    const { user, callsTo } = open({ shop: selling({ guestOrders: true }), guest: true });
    await fillIn(user);
    await user.type(screen.getByLabelText('Your name'), 'Gus Guest');
    await user.type(screen.getByLabelText('Your email'), 'gus@example.com');
    await buy(user);
    expect(await screen.findByText(`Now at /guest-order#${TOKEN}`)).toBeVisible();
    expect(callsTo(BUY)[0]?.body).toMatchObject({ name: 'Gus Guest', email: 'gus@example.com' });
  });

  it('has others sign in first', async () => {
    open({ guest: true });
    expect(await screen.findByRole('link', { name: 'sign in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('says at the fields what is missing, and what the shop refuses', async () => {
    const { user, answer, callsTo } = open();
    await screen.findByLabelText('Amount');
    await buy(user);
    expect(screen.getByText('Please enter an amount.')).toBeVisible();
    expect(screen.getByText("Please enter the recipient's name.")).toBeVisible();
    expect(callsTo(BUY)).toEqual([]);
    await fillIn(user);
    const message = 'Please choose today or a later day.';
    answer(BUY, () => problem(400, 'bad-request', { fields: [{ path: 'sendOn', message }] }));
    await buy(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^Day of the mail/)).toHaveFocus();
  });

  it('is not found in a shop that sells none', async () => {
    open({ shop: aShop() });
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
  });
});
