import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aShop, aWay } from '../../../testing/builders.ts';
import { problem } from '../../../testing/stub-api.ts';
import {
  cart,
  fillIn,
  one,
  open,
  PLACE,
  place,
  stubCheckout,
  terms,
  typed,
  type User,
} from './page.fixtures.tsx';

afterEach(() => vi.useRealTimers());

const home = aWay({ name: 'Home', countries: ['DE', 'US'], price: 3 });
const abroad = aWay({ name: 'Express', countries: ['US'], price: 9 });
const shelf = aWay({ name: 'Shelf', kind: 'pick-up', days: { from: 0, to: 1 } });

function start(given: Partial<ShopView>) {
  const api = stubCheckout();
  api.answer('GET /api/shop', () => aShop(given));
  const { user } = open();
  const bodies = () => api.callsTo(PLACE).map(({ body }) => body);
  return { ...api, user, bodies };
}
const way = (name: RegExp) => screen.findByRole('radio', { name });
const summary = () => screen.getByRole('complementary', { name: 'Your books' });
const choose = async (user: User, country: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), country);
const { State: _state, Country: _country, ...inGermany } = typed;

describe('the ways of delivery', () => {
  it('are not asked for where there is one', async () => {
    const { user, bodies } = start({ ways: [aWay({ price: 3 })] });
    await screen.findByText('$3.30', { selector: '[class*=text-h3] *, [class*=text-h3]' });
    expect(screen.queryByRole('radio')).toBeNull();
    await fillIn(user);
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).not.toHaveProperty('delivery');
  });

  it('cost as much for books that cost nothing', async () => {
    const api = stubCheckout();
    const free = [{ ...one, newPrice: 0 }];
    api.answer('GET /api/books/', () => free);
    api.answer('GET /api/shop', () => aShop({ ways: [aWay({ price: 3 })] }));
    open({ books: free });
    await waitFor(() => expect(summary()).toHaveTextContent('Delivery: $3.00'));
    expect(summary()).toHaveTextContent('Payable in cash on delivery$3.00');
  });

  it('ask for the postcode before or after the city, as the country writes it', async () => {
    const { user } = start({ ways: [home] });
    const isZipcodeFirst = () => {
      const city = screen.getByRole('textbox', { name: 'City' });
      const place = city.compareDocumentPosition(screen.getByRole('textbox', { name: /^Zip/ }));
      return place === Node.DOCUMENT_POSITION_PRECEDING;
    };
    await choose(user, 'Germany');
    expect(isZipcodeFirst()).toBe(true);
    await choose(user, 'United States');
    expect(isZipcodeFirst()).toBe(false);
  });

  it('are chosen with their prices, and the order has the chosen one', async () => {
    const { user, bodies } = start({ ways: [home, abroad] });
    expect(await way(/^Home.*\$3\.00$/)).toBeChecked();
    await user.click(await way(/^Express/));
    expect(summary()).toHaveTextContent('Express: $9.00');
    await choose(user, 'United States');
    await fillIn(user, { ...inGermany, Zipcode: '97477', State: 'Oregon' });
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      delivery: 'express',
      totalPrice: '9.30',
      address: { country: 'United States', state: 'Oregon' },
    });
  });

  it('are those that serve the chosen country, whose address asks for no state', async () => {
    const { user, bodies } = start({ ways: [abroad, home] });
    await user.click(await way(/^Express/));
    await choose(user, 'Germany');
    expect(screen.queryByRole('radio', { name: /^Express/ })).toBeNull();
    expect(await way(/^Home/)).toBeChecked();
    expect(screen.queryByLabelText('State')).toBeNull();
    await fillIn(user, inGermany);
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ delivery: 'home', address: { state: '' } });
  });

  it('need no address where the books are picked up', async () => {
    const { user, bodies } = start({ ways: [home, shelf] });
    const phone = () => screen.getByLabelText(/^Phone/);
    await way(/^Shelf/);
    expect(phone()).toHaveAccessibleDescription(/for the driver/);
    await user.click(await way(/^Shelf/));
    expect(screen.queryByLabelText('Address / Street')).toBeNull();
    expect(phone()).toHaveAccessibleDescription(/for us to reach you about your books/);
    expect(
      screen.getByRole('checkbox', { name: 'Save name and phone for next time' }),
    ).toBeVisible();
    await fillIn(user, { Phone: '+4912345678' });
    await user.click(terms());
    expect(place()).toHaveAccessibleDescription('You pay $0.30 in cash in our shop.');
    await user.click(place());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ delivery: 'shelf', totalPrice: '0.30' });
    expect(bodies()[0]).not.toHaveProperty('address');
  });

  it('cost what the books weigh, where the price goes by weight', async () => {
    const byWeight = aWay({ name: 'Post', price: 3, heavier: [{ over: 800, price: 5 }] });
    const { answer, user, bodies } = start({ ways: [byWeight, shelf] });
    answer('GET /api/books/', () => cart.map((book) => ({ ...book, weight: 401 })));
    expect(await way(/^Post.*\$5\.00$/)).toBeChecked();
    await fillIn(user);
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(bodies()).toMatchObject([{ totalPrice: '5.30' }]));
  });

  it('say the days as dates in a shop that promises them', async () => {
    const closed = { weekdays: [0, 6], dates: [] };
    start({ ways: [home, shelf], closed });
    await way(/^Home ?(Mon|Tue|Wed|Thu|Fri), \w+ \d+\s–\s(Mon|Tue|Wed|Thu|Fri), \w+ \d+/);
    expect(summary()).toHaveTextContent(/Your parcel arrives: \w{3}, \w+ \d+/);
  });

  it.each([
    [{ from: 0, to: 1 }, 'up to 1 working day'],
    [{ from: 0, to: 2 }, 'up to 2 working days'],
    [{ from: 1, to: 1 }, '1 working day'],
  ])('say %o as "%s"', async (days, text) => {
    start({ ways: [aWay({ ...home, days }), abroad] });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('take longer where a book has to be ordered first', async () => {
    const toOrder = cart.map((book) => ({ ...book, stock: 0, orderable: true }));
    const { answer } = start({ ways: [home, shelf] });
    answer('GET /api/books/', () => toOrder);
    expect(
      await screen.findByText('2 to 4 working days after all books have reached us'),
    ).toBeVisible();
    expect(summary()).toHaveTextContent(
      'Your parcel arrives in 2 to 4 working days after all books have reached us.',
    );
  });

  it('promise dates after the days that ordering takes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
    const toOrder = cart.map((book) => ({ ...book, stock: 0, orderable: true }));
    const closed = { weekdays: [0, 6], dates: [] };
    const { answer } = start({ ways: [home, shelf], closed, orderableDays: 7 });
    answer('GET /api/books/', () => toOrder);
    expect(await way(/^Home ?Wed, December 2\s–\sFri, December 4/)).toBeChecked();
  });

  it("show the server's error beside them", async () => {
    const { user, answer } = start({ ways: [home, abroad] });
    const fields = [{ path: 'delivery', message: 'No longer offered.' }];
    answer(PLACE, () => problem(400, 'bad-request', { fields }));
    await choose(user, 'Germany');
    await fillIn(user, inGermany);
    await user.click(terms());
    await user.click(place());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    const group = screen.getByRole('group', { name: 'Delivery' });
    expect(await within(group).findByText('No longer offered.')).toBeVisible();
  });
});

describe('the address', () => {
  it('asks for what is written in its country, and its code goes with the order', async () => {
    const { user, bodies } = start({ ways: [aWay({ countries: ['HK', 'IE', 'US'] })] });
    await choose(user, 'US');
    expect(screen.getByLabelText('State')).toBeRequired();
    await choose(user, 'IE');
    expect(screen.getByLabelText('State (optional)')).not.toBeRequired();
    await choose(user, 'HK');
    expect(screen.queryByLabelText(/^Zipcode/)).toBeNull();
    await fillIn(user, { Phone: '+4912345678', 'Address / Street': '8 Road', City: 'Kowloon' });
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ address: { countryCode: 'HK', state: '', zipcode: '' } });
  });

  it('needs no state where a country is typed whose addresses have none', async () => {
    const place = { country: 'DE', currency: 'EUR', locale: 'de-DE' };
    const { user } = start({ ways: [aWay()], place });
    await waitFor(() => expect(screen.getByLabelText('Country')).toHaveValue('Germany'));
    expect(screen.queryByLabelText(/^State/)).toBeNull();
    await fillIn(user, { Country: 'Atlantis' });
    expect(screen.getByLabelText('State')).toBeRequired();
    await fillIn(user, { Country: 'Deutschland' });
    expect(screen.queryByLabelText(/^State/)).toBeNull();
  });

  it('says of a saved address that the shop does not deliver there', async () => {
    const oslo = { street: 'Gate 1', city: 'Oslo', state: '', zipcode: '0150' };
    const saved = { ...oslo, country: 'Norge', countryCode: 'NO' };
    const { answer } = start({ ways: [home] });
    answer('GET /api/account', () => ({ name: '', phone: '', addresses: [saved] }));
    expect(await screen.findByText('We do not deliver to this country.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Norway');
  });
});

it('fills in the country of a shop that delivers to one only', async () => {
  start({ ways: [aWay({ countries: ['DE'] })] });
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('DE');
});

it.each([
  ['chooses', 'DE', 'DE'],
  ['does not choose', 'FR', ''],
])('%s the own country of a shop in %s that delivers to others', async (_does, country, chosen) => {
  const place = { country, currency: 'USD', locale: 'en-US' };
  start({ ways: [home], place });
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue(chosen);
});

it('fills in the own country of a shop that delivers everywhere', async () => {
  const place = { country: 'DE', currency: 'USD', locale: 'en-US' };
  start({ ways: [aWay()], place });
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveValue('Germany'));
});

describe('an unusual postcode', () => {
  it('is asked about once, and passes the second time', async () => {
    const { user, bodies } = start({ ways: [home] });
    await choose(user, 'Germany');
    await fillIn(user, { ...inGermany, Zipcode: '1234' });
    await user.click(terms());
    await user.click(place());
    expect(await screen.findByText(/^Postcodes of Germany usually look different/)).toBeVisible();
    expect(screen.getByLabelText('Zipcode')).toHaveFocus();
    expect(bodies()).toEqual([]);
    await user.click(place());
    await waitFor(() => expect(bodies()).toMatchObject([{ address: { zipcode: '1234' } }]));
  });

  it('is not one that may be left out, and is', async () => {
    const { user, bodies } = start({ ways: [aWay({ countries: ['KW', 'US'] })] });
    await choose(user, 'Kuwait');
    const { Zipcode: _zipcode, ...inKuwait } = inGermany;
    await fillIn(user, inKuwait);
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(bodies()).toHaveLength(1));
  });
});
