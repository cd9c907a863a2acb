import { setShopPlace } from '@book-store/contract/place';
import type { ShopTax } from '@book-store/contract/settings/tax/tax.schemas';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook, aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import CartPage from '../cart/page.tsx';
import {
  accept,
  dismissFailure,
  fillIn,
  open as openCheckout,
  order,
  PLACE,
  place,
  stubCheckout,
  terms,
  typed,
} from './page.fixtures.tsx';

const row = (of: 'books' | 'other', rate: number) => ({
  country: 'DE',
  class: of,
  rate,
  from: '2020-01-01',
});
const included: ShopTax = { included: true, rates: [row('books', 7000), row('other', 19_000)] };
const added: ShopTax = { ...included, included: false };
const book = aBook({ newPrice: 10 });
const calendar = aBook({ newPrice: 5, format: 'calendar' });
const cart = [book, calendar];

beforeEach(() => setShopPlace({ country: 'DE', currency: 'USD', locale: 'en-US' }));
afterEach(() => setShopPlace());

function stubShop(tax: ShopTax | undefined) {
  const api = stubCheckout();
  api.answer('GET /api/shop', () => aShop(tax && { tax }));
  api.answer('GET /api/books/', () => cart);
  return api;
}
const summary = () => screen.getByRole('complementary', { name: 'Your books' });
const total = () => screen.getByText('Total Price:');

describe('the cart of a shop with rates', () => {
  const open = (tax: ShopTax | undefined) => {
    stubApi({ 'GET /api/shop': () => aShop(tax && { tax }), 'GET /api/books/': () => cart });
    renderPage(<CartPage />, { at: '/cart', cart });
    return screen.getByRole('complementary', { name: 'Subtotal' });
  };

  it('says which tax the prices include', async () => {
    const sum = open(included);
    await waitFor(() => expect(sum).toHaveTextContent('incl. 7% tax$0.65incl. 19% tax$0.80'));
    expect(sum).toHaveTextContent('$15.00');
  });

  it('counts each copy', async () => {
    const books = [{ ...book, quantity: 3 }];
    const shop = aShop({ tax: included, severalCopies: true });
    stubApi({ 'GET /api/shop': () => shop, 'GET /api/books/': () => [book] });
    renderPage(<CartPage />, { at: '/cart', cart: books });
    const sum = screen.getByRole('complementary', { name: 'Subtotal' });
    await waitFor(() => expect(sum).toHaveTextContent('incl. 7% tax$1.96'));
  });

  it('says which tax is added', async () => {
    const sum = open(added);
    await waitFor(() => expect(sum).toHaveTextContent('plus 7% tax$0.70plus 19% tax$0.95'));
  });

  it('has no line of tax without rates', async () => {
    const sum = open(undefined);
    await waitFor(() => expect(sum).toHaveTextContent('Delivery (estimate)free'));
    expect(sum).not.toHaveTextContent('% tax');
  });
});

describe('the checkout of a shop with rates', () => {
  it('says which tax the total includes, and orders at the same total', async () => {
    const api = stubShop(included);
    const { user } = openCheckout({ books: cart });
    await waitFor(() => expect(summary()).toHaveTextContent('incl. 19% tax$0.80'));
    expect(total()).toHaveTextContent('Total Price: $15.00');
    await order(user);
    await waitFor(() => expect(api.callsTo(PLACE)).toHaveLength(1));
    expect(api.callsTo(PLACE)[0]?.body).toMatchObject({ totalPrice: '15.00' });
  });

  it('adds the tax of the country that is typed, and orders at that total', async () => {
    const api = stubShop(added);
    const { user } = openCheckout({ books: cart });
    await waitFor(() => expect(total()).toHaveTextContent('Total Price: $16.65'));
    await fillIn(user, { ...typed, Country: 'Switzerland' });
    expect(total()).toHaveTextContent('Total Price: $15.00');
    await fillIn(user, { Country: 'Germany' });
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(api.callsTo(PLACE)).toHaveLength(1));
    expect(api.callsTo(PLACE)[0]?.body).toMatchObject({ totalPrice: '16.65' });
  });

  it('shows the tax that the server asks instead, and orders at it', async () => {
    const api = stubShop(added);
    const { user } = openCheckout({ books: cart });
    await waitFor(() => expect(total()).toHaveTextContent('$16.65'));
    const taxes = { included: false, sums: [{ rate: 10_000, net: 15, tax: 1.5, gross: 16.5 }] };
    const lines = cart.map(({ _id: bookId, title, newPrice: price }) => ({
      bookId,
      title,
      price,
      quantity: 1,
    }));
    const extra = { totalPrice: '16.50', deliveryFee: 0, taxes, lines };
    api.answer(PLACE, () => problem(409, 'price-changed', extra));
    await order(user);
    await dismissFailure(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Tax: $1.65 $1.50');
    expect(summary()).toHaveTextContent('plus 10% tax$1.50');
    expect(total()).toHaveTextContent('$16.50');
    api.answer(PLACE, accept);
    await user.click(place());
    await waitFor(() => expect(api.callsTo(PLACE)).toHaveLength(2));
    expect(api.callsTo(PLACE)[1]?.body).toMatchObject({ totalPrice: '16.50' });
  });
});
