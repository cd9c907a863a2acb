import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook, aShop, aWay } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { removeFromCart, selectCopies } from '../../orders/parts/cart/cart-slice.ts';
import BookPage from './page.tsx';
import { stubBookPage } from './stub-book-page.fixtures.ts';

async function show(overrides: Partial<BookView> = {}, shop: Partial<ShopView> = {}) {
  const book = aBook(overrides);
  stubBookPage(book, { 'GET /api/shop': () => aShop(shop) });
  const page = renderPage(<BookPage />, { at: `/books/${book._id}`, pattern: '/books/:id' });
  await screen.findByRole('heading', { level: 1, name: book.title });
  return { book, ...page };
}

describe('a book in a shop that promises dates', () => {
  // A Wednesday.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const closed = { weekdays: [0, 6], dates: [] };
  const pickUp = aWay({ id: 'shop', kind: 'pick-up', days: { from: 1, to: 1 } });
  const abroad = aWay({ id: 'abroad', countries: ['FR'], days: { from: 9, to: 9 } });
  const home = aWay({ id: 'home', countries: ['DE'], days: { from: 2, to: 3 } });
  const place = { country: 'DE', currency: 'EUR', locale: 'en-GB' };

  it.each<[string, Partial<BookView>, Partial<ShopView>, string]>([
    ['', {}, {}, 'Delivery: free, Fri, November 27 – Tue, December 1'],
    [
      ', or where it can be collected',
      {},
      { ways: [pickUp, aWay()] },
      'Delivery: free, Fri, November 27 – Tue, December 1, or collect from Thu, November 26',
    ],
    [
      'to the own country, whose way is not the first',
      {},
      { ways: [abroad, home] },
      'Delivery: free, Fri, November 27 – Mon, November 30',
    ],
    ['for collecting only', {}, { ways: [pickUp] }, 'Delivery: collect from Thu, November 26'],
    [
      'after the publisher has sent it',
      { stock: 0, orderable: true },
      { orderableDays: 5 },
      'Delivery: free, Wed, December 2 – Fri, December 4',
    ],
  ])('says when it arrives %s', async (_what, book, shop, line) => {
    await show(book, { closed, place, ...shop });
    const link = await screen.findByRole('link', { name: 'Delivery' });
    expect(link.parentElement).toHaveTextContent(line);
    expect(screen.queryByText(/working days|about/)).toBeNull();
  });
});

describe('a book in a shop of several copies', () => {
  const shop = { severalCopies: true };
  const way = (name: RegExp) => screen.findByRole('link', { name });

  it('shows in the place of the button how many copies are in the cart, and the way there', async () => {
    const { user, store, book } = await show({}, shop);
    await user.click(await screen.findByRole('button', { name: /one copy of .* more/i }));
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    const link = await way(/^2 in your cart · View cart ?: The Time Machine$/);
    expect(link).toHaveAttribute('href', '/cart');
    expect(link).toHaveFocus();
    expect(selectCopies(store.getState(), book._id)).toBe(2);
  });

  it('changes the number in the cart', async () => {
    const { user, store, book } = await show({}, shop);
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await way(/^1 in your cart/);
    await user.click(await screen.findByRole('button', { name: /one copy of .* more/i }));
    expect(await way(/^2 in your cart/)).toBeVisible();
    expect(selectCopies(store.getState(), book._id)).toBe(2);
  });

  it('has its button back once it is removed elsewhere', async () => {
    const { user, store, book } = await show({}, shop);
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await way(/^1 in your cart/);
    store.dispatch(removeFromCart(book._id));
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });
});
