import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { aBook, aShop, aWay } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { networkError, problem, reply } from '../../../testing/stub-api.ts';

const ENTER = 'POST /api/admin/orders';
const AT = '/dashboard/orders/new';
const ISBN = '9783161484100';
const emma = aBook({
  title: 'Emma',
  newPrice: 10,
  stock: 2,
  isbn: ISBN,
  format: 'paperback',
  publisher: 'Penguin',
  publishedYear: 2015,
});
const dune = aBook({ title: 'Dune', newPrice: 8.5 });

beforeEach(() => signInAdmin());

function open(stubs = {}) {
  const order = anAdminOrder({ source: 'counter', number: 'BS-10042' });
  const api = stubDashboard({
    'GET /api/books/': () => [emma, dune, aBook({ title: 'Gone', stock: 0 })],
    'GET /api/shop': () => aShop({ ways: [aWay({ price: 4.5 })] }),
    'GET /api/admin/orders/:id': () => order,
    [ENTER]: () => order,
    ...stubs,
  });
  return { ...api, ...renderApp(AT) };
}
type User = ReturnType<typeof open>['user'];

const page = () => within(screen.getByRole('main'));
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function fill(user: User, titles: string[]) {
  await user.type(await screen.findByLabelText('Find books'), 'a book{Enter}');
  for (const title of titles) await click(user, `Add ${title}`);
  await user.type(page().getByLabelText(/^Name/), 'Ada Reader');
  await user.type(page().getByLabelText(/^Phone/), '5550100');
}

describe('an order by telephone in a refined dashboard', () => {
  const ada = {
    id: 'ada',
    name: 'Ada Reader',
    email: 'ada@example.com',
    phone: '5550100',
    orders: 1,
    sum: 10,
    lastOrderAt: '2026-11-03T10:00:00.000Z',
  };
  const openRefined = (stubs = {}) =>
    open({
      'GET /api/shop': () =>
        aShop({
          storefront: 'refined',
          ways: [aWay({ price: 4.5 })],
          payments: [
            { method: 'transfer', countries: [] },
            { method: 'stripe', countries: [] },
          ],
          discountCodes: true,
          giftCards: true,
        }),
      'GET /api/admin/customers': () => ({ customers: [ada], beingCounted: false }),
      'GET /api/admin/customers/:id/orders': () => [anAdminOrder()],
      ...stubs,
    });
  async function findAda(user: User) {
    await user.type(await screen.findByLabelText('Find books'), 'a book{Enter}');
    await click(user, 'Add Emma');
    expect(page().getByRole('button', { name: 'Added: Emma' })).toHaveTextContent('Added');
    await user.type(page().getByLabelText('Find a customer'), 'ada{Enter}');
    await click(user, 'Ada Reader, ada@example.com, 5550100');
    await waitFor(() => expect(page().getByLabelText(/^Email/)).toHaveValue('ada@example.com'));
  }

  it('fills in a known customer and takes a way to pay and a note', async () => {
    const { user, callsTo } = openRefined();
    await findAda(user);
    await user.click(page().getByLabelText('To be delivered'));
    expect(page().getByLabelText('City')).toHaveValue('Springfield');
    await user.selectOptions(page().getByLabelText('Payment'), 'Transfer in advance');
    expect(page().queryByRole('option', { name: /Stripe/ })).toBeNull();
    await user.type(page().getByLabelText(/^Note/), 'Rings back');
    await click(user, 'Place order');
    await screen.findByRole('heading', { name: 'Order BS-10042' });
    expect(callsTo('GET /api/admin/customers').at(-1)?.query.get('q')).toBe('ada');
    expect(callsTo(ENTER)[0]?.body).toMatchObject({
      name: 'Ada Reader',
      phone: '5550100',
      email: 'ada@example.com',
      address: { city: 'Springfield' },
      payment: 'transfer',
      note: 'Rings back',
      totalPrice: '14.50',
      collected: false,
    });
  });

  it('is priced with its code and gift card before it is placed', async () => {
    const { user, callsTo } = openRefined({
      'POST /api/discount-codes/preview': () => ({
        code: 'FRIENDS',
        kind: 'percent' as const,
        percent: 10,
        eligible: [emma._id],
        discount: 1,
      }),
      'POST /api/gift-cards/check': () => ({ lastFour: 'ABCD', balance: 4 }),
    });
    await findAda(user);
    await user.type(page().getByLabelText(/^Discount code/), 'friends{Enter}');
    expect(await page().findByText(/The total has changed by this/)).toBeVisible();
    expect(callsTo(ENTER)).toHaveLength(0);
    await user.type(page().getByLabelText(/^Gift card/), 'AAAA-BBBB');
    await user.tab();
    expect(await page().findByText('To pay')).toBeVisible();
    expect(page().getByText('$5.00')).toBeVisible();
    await click(user, 'Place order');
    await screen.findByRole('heading', { name: 'Order BS-10042' });
    expect(callsTo(ENTER)[0]?.body).toMatchObject({
      discountCode: 'friends',
      giftCard: { code: 'AAAA-BBBB', amount: 4 },
      totalPrice: '9.00',
    });
  });

  it('says at the code that it has ended, and keeps what is typed', async () => {
    const { user, callsTo } = openRefined({
      'POST /api/discount-codes/preview': () =>
        problem(409, 'code-refused', { detail: 'This code has ended.', reason: 'expired' }),
    });
    await findAda(user);
    await user.type(page().getByLabelText(/^Discount code/), 'friends');
    await user.tab();
    expect(await page().findByText('This code has ended.')).toBeVisible();
    await click(user, 'Place order');
    expect(page().getByLabelText(/^Discount code/)).toHaveValue('friends');
    expect(callsTo(ENTER)).toHaveLength(0);
  });
});

describe('a new order by the owner', () => {
  it.each([
    [{ 'x-match': 'near' }, 'No exact matches for “emna”. Close matches:'],
    [
      { 'x-match': 'corrected', 'x-searched-for': 'emma' },
      'Nothing matches “emna”. Books for “emma”:',
    ],
  ])('says of books that were found with %j: %s', async (headers, text) => {
    const { user } = open({ 'GET /api/books/': () => reply([emma], { headers }) });
    await user.type(await screen.findByLabelText('Find books'), 'emna{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('takes books, a name and a phone number, and is picked up', async () => {
    const { user, callsTo, address } = open();
    await fill(user, ['Emma', 'Dune']);
    expect(page().getByRole('list', { name: 'Books of this order' })).toHaveTextContent(
      `EmmaPaperback, Penguin 2015, ISBN ${ISBN}`,
    );
    expect(page().getByText('$18.50')).toBeVisible();
    expect(page().getByRole('button', { name: 'Sold out: Gone' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await click(user, 'Place order');
    expect(await screen.findByRole('heading', { name: 'Order BS-10042' })).toBeVisible();
    expect(address()).toMatch(/^\/dashboard\/orders\/[0-9a-f]{24}$/);
    const [call] = callsTo(ENTER);
    expect(call?.body).toEqual({
      name: 'Ada Reader',
      phone: '5550100',
      productIds: [emma._id, dune._id],
      totalPrice: '18.50',
      collected: false,
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/.{20}/);
  });

  it('takes an address, and the fee, if it is delivered', async () => {
    const { user, callsTo } = open();
    await fill(user, ['Emma']);
    await user.click(page().getByLabelText('To be delivered'));
    expect(page().getByText('$14.50')).toBeVisible();
    for (const [label, text] of [
      ['Address / Street', 'Inkwell Lane 7'],
      ['Zipcode', '01234'],
      ['City', 'Springfield'],
      ['State', 'Hesse'],
      ['Country', 'Germany'],
    ] as const) {
      await user.type(page().getByLabelText(label), text);
    }
    await click(user, 'Place order');
    await screen.findByRole('heading', { name: 'Order BS-10042' });
    expect(callsTo(ENTER)).toHaveLength(1);
    expect(callsTo(ENTER)[0]?.body).toMatchObject({
      address: { street: 'Inkwell Lane 7', city: 'Springfield', zipcode: '01234' },
      totalPrice: '14.50',
    });
  });

  it('can be sold over the counter, paid at once', async () => {
    const { user, callsTo } = open();
    await fill(user, ['Emma']);
    await user.click(page().getByLabelText('Handed over and paid now'));
    await click(user, 'Sell');
    await screen.findByRole('heading', { name: 'Order BS-10042' });
    expect(callsTo(ENTER)).toHaveLength(1);
    expect(callsTo(ENTER)[0]?.body).toMatchObject({ collected: true, totalPrice: '10.00' });
  });

  it.each([
    ['a lost connection', networkError, /cannot be reached/],
    [
      'a price that has changed',
      () => problem(409, 'price-changed', { detail: 'New prices.' }),
      /New prices/,
    ],
  ])('says so on %s', async (_what, failing, words) => {
    const { user } = open({ [ENTER]: failing });
    await fill(user, ['Emma']);
    await click(user, 'Place order');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('keeps the key when a reply is lost and it is sent again', async () => {
    const { user, callsTo } = open({ [ENTER]: networkError });
    await fill(user, ['Emma']);
    await click(user, 'Place order');
    await screen.findByRole('alert');
    await click(user, 'Place order');
    await waitFor(() => expect(callsTo(ENTER)).toHaveLength(2));
    const keys = callsTo(ENTER).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('asks before what is typed is lost, also while there is no book', async () => {
    const { user, address } = open();
    await user.type(await page().findByLabelText(/^Name/), 'Ada');
    await user.click(page().getByRole('link', { name: 'All orders' }));
    await click(user, 'Stay here');
    expect(address()).toBe(AT);
    expect(page().getByLabelText(/^Name/)).toHaveValue('Ada');
  });

  it('needs neither name nor phone in the shop', async () => {
    const { user, callsTo } = open();
    await user.type(await screen.findByLabelText('Find books'), 'a book{Enter}');
    await click(user, 'Add Dune');
    await user.click(page().getByLabelText('Handed over and paid now'));
    await click(user, 'Sell');
    await screen.findByRole('heading', { name: 'Order BS-10042' });
    expect(callsTo(ENTER)[0]?.body).toMatchObject({ name: '', phone: '', collected: true });
  });

  it('takes a phone number as people write it, and asks for one for a delivery', async () => {
    const { user, callsTo } = open();
    await fill(user, ['Emma']);
    const phone = page().getByLabelText(/^Phone/);
    await user.clear(phone);
    await user.type(phone, '0331 / 123-456');
    await click(user, 'Place order');
    await screen.findByRole('heading', { name: 'Order BS-10042' });
    expect(callsTo(ENTER)[0]?.body).toMatchObject({ phone: '0331 / 123-456' });
  });

  it('says what a delivery needs', async () => {
    const { user, callsTo } = open();
    await user.type(await screen.findByLabelText('Find books'), 'a book{Enter}');
    await click(user, 'Add Emma');
    await user.click(page().getByLabelText('To be delivered'));
    await click(user, 'Place order');
    expect(page().getByLabelText('Phone')).toBeInvalid();
    expect(callsTo(ENTER)).toHaveLength(0);
  });

  it('chooses the country of a shop that delivers to some only, and says it by its code', async () => {
    const ways = [aWay({ countries: ['DE', 'HK'], price: 4.5 })];
    const { user, callsTo } = open({ 'GET /api/shop': () => aShop({ ways }) });
    await fill(user, ['Emma']);
    await user.click(page().getByLabelText('To be delivered'));
    await user.selectOptions(page().getByRole('combobox', { name: 'Country' }), 'HK');
    expect(page().queryByLabelText(/^Zipcode/)).toBeNull();
    expect(page().getByLabelText('State (optional)')).not.toBeRequired();
    await user.type(page().getByLabelText('Address / Street'), '8 Road');
    await user.type(page().getByLabelText('City'), 'Kowloon');
    await click(user, 'Place order');
    await waitFor(() => expect(callsTo(ENTER)).toHaveLength(1));
    expect(callsTo(ENTER)[0]?.body).toMatchObject({
      address: { city: 'Kowloon', countryCode: 'HK', state: '', zipcode: '' },
    });
  });

  it("has the shop's own country, and asks for a state only where addresses have one", async () => {
    const place = { country: 'CH', currency: 'USD', locale: 'en-US' };
    const { user, callsTo } = open({
      'GET /api/shop': () => aShop({ ways: [aWay({ price: 4.5 })], place }),
    });
    await fill(user, ['Emma']);
    await user.click(page().getByLabelText('To be delivered'));
    const country = page().getByLabelText('Country');
    expect(country).toHaveValue('Switzerland');
    expect(page().queryByLabelText(/^State/)).toBeNull();
    await user.clear(country);
    await user.type(country, 'USA');
    expect(page().getByLabelText('State')).toBeRequired();
    await user.clear(country);
    await user.type(country, 'Schweiz');
    for (const [label, text] of [
      ['Address / Street', 'Inkwell Lane 7'],
      ['Zipcode', '01234'],
      ['City', 'Springfield'],
    ] as const) {
      await user.type(page().getByLabelText(label), text);
    }
    await click(user, 'Place order');
    await screen.findByRole('heading', { name: 'Order BS-10042' });
    expect(callsTo(ENTER)[0]?.body).toMatchObject({
      address: { country: 'Schweiz', countryCode: 'CH', state: '' },
    });
  });

  it('tells editions apart by publisher, year and ISBN', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Find books'), 'a book{Enter}');
    await click(user, 'Add Emma');
    for (const name of ['Matching books', 'Books of this order'])
      expect(page().getByRole('list', { name })).toHaveTextContent(
        `Paperback, Penguin 2015, ISBN ${ISBN}`,
      );
  });

  it('adds a scanned book, empties the field and keeps the focus there', async () => {
    const { user } = open();
    const field = await screen.findByLabelText('Find books');
    await user.type(field, `${ISBN}{Enter}`);
    expect(await page().findByText('Added Emma.')).toBeVisible();
    expect(page().getByRole('button', { name: 'Remove Emma' })).toBeVisible();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(page().queryByRole('list', { name: 'Matching books' })).toBeNull();

    await user.type(field, `${ISBN}{Enter}`);
    expect(await page().findByText('Added 2 x Emma.')).toBeVisible();
    expect(page().getByRole('spinbutton', { name: 'Number of copies of Emma' })).toHaveValue(2);
    await user.type(field, '9780000000002{Enter}');
    expect(await page().findByText('No book has the ISBN 9780000000002.')).toBeVisible();
    expect(page().getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    expect(field).toHaveValue('');
  });

  it('lets the owner choose between books that share a scanned ISBN', async () => {
    const used = aBook({ title: 'Emma, second-hand', isbn: ISBN });
    const { user } = open({ 'GET /api/books/': () => [emma, used] });
    await user.type(await screen.findByLabelText('Find books'), `${ISBN}{Enter}`);
    expect(await page().findByText('Several books have this ISBN.')).toBeVisible();
    await click(user, 'Add Emma, second-hand');
    expect(page().getByRole('button', { name: 'Remove Emma, second-hand' })).toBeVisible();
  });

  it('takes a book out again', async () => {
    const { user } = open();
    await fill(user, ['Emma', 'Dune']);
    await click(user, 'Remove Dune');
    expect(page().queryByRole('button', { name: 'Remove Dune' })).toBeNull();
    await click(user, 'Remove Emma');
    expect(page().getByRole('button', { name: 'Place order' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
