import type { BookCardView, BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inRefinedEnglish } from '../../../app/refined-texts.ts';
import { setShopWording } from '../../../lib/wording/storefront-texts.ts';
import { aBook, aCard, aShop, aWay } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aSeries } from '../../../testing/shelf-builders.ts';
import { deferred, networkError, problem, type Stubs, stubApi } from '../../../testing/stub-api.ts';
import BookPage from './page.tsx';
import { stubBookPage } from './stub-book-page.fixtures.ts';

const open = (id: string) =>
  renderPage(<BookPage />, { at: `/books/${id}`, pattern: '/books/:id' });

/** Opens the page of a book in a shop with nothing else. */
async function show(
  overrides: Partial<BookView> = {},
  shop: Partial<ShopView> = {},
  stubs: Stubs = {},
) {
  const book = aBook(overrides);
  stubBookPage(book, { 'GET /api/shop': () => aShop(shop), ...stubs });
  const { user } = open(book._id);
  expect(await screen.findByRole('heading', { level: 1, name: book.title })).toBeVisible();
  return { book, user };
}

/** Returns what the page says of a book, by name. */
function facts(): Record<string, string | undefined> {
  const list = within(screen.getByRole('region', { name: 'Facts' }));
  const values = list.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    list.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]),
  );
}

describe('the book page', () => {
  it('says that there is no such book at an address that JavaScript has a meaning for', async () => {
    stubApi({
      'GET /api/books/:id': () => problem(404, 'not-found'),
      'GET /api/shop': () => aShop(),
    });
    open('constructor');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
  });

  it.each([
    ['Goodreads', '4.2 of 5, 12,345 ratings from Goodreads, not checked by us'],
    [undefined, '4.2 of 5, 12,345 ratings from elsewhere, not checked by us'],
  ])('says of ratings from %s: %s', async (source, text) => {
    await show({ rating: { average: 4.21, count: 12_345, ...(source && { source }) } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says who picked it and why, refined only', async () => {
    const said = [
      { list: { id: 'staff', title: 'Staff picks' }, by: 'Anna', sentence: 'Made me late.' },
    ];
    const stub = { 'GET /api/books/:id/recommendations': () => said };
    await show({}, {}, stub);
    expect(screen.queryByText(/Picked by/)).toBeNull();
    cleanup();
    setShopWording(inRefinedEnglish);
    onTestFinished(() => setShopWording());
    await show({}, {}, stub);
    expect(await screen.findByText('Picked by Anna: “Made me late.”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'In the list Staff picks' })).toHaveAttribute(
      'href',
      '/lists/staff',
    );
  });

  it('says nothing of ratings where there are none', async () => {
    await show();
    expect(screen.queryByText(/ratings|not checked/)).toBeNull();
  });

  it('has no description where an import had none', async () => {
    await show({ description: '' });
    expect(screen.queryByRole('region', { name: 'Description' })).toBeNull();
  });

  it('shows title, author, date, genre, description and prices', async () => {
    const { book } = await show({
      author: 'Mary Shelley',
      category: 'horror',
      newPrice: 9,
      oldPrice: 12,
    });
    expect(facts()).toEqual({
      Author: 'Mary Shelley',
      Category: 'Horror',
      'In our shop since': 'November 1, 2026',
    });
    expect(screen.getByText(book.description)).toBeVisible();
    expect(screen.getByText('$9.00')).toBeVisible();
    expect(screen.getByText(/you save \$3\.00/)).toBeInTheDocument();
    expect(document.title).toContain(book.title);
  });

  it('shows what else is known of the book, and leads to its author, series and genre', async () => {
    await show({
      author: 'Terry Pratchett, Neil Gaiman',
      category: 'fiction',
      isbn: '9780141439471',
      publisher: 'Gollancz',
      publishedYear: 1990,
      pages: 288,
      language: 'fr',
      format: 'hardcover',
      series: { name: 'Discworld', number: 2.5 },
      tags: ['pick'],
    });
    expect(facts()).toEqual({
      Author: 'Terry Pratchett, Neil Gaiman',
      Series: 'Discworld, book 2.5',
      Published: '1990',
      Publisher: 'Gollancz',
      Pages: '288',
      Language: 'French',
      Format: 'Hardcover',
      ISBN: '9780141439471',
      Category: 'Fiction',
      'In our shop since': 'November 1, 2026',
    });
    const list = within(screen.getByRole('region', { name: 'Facts' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/authors/terry-pratchett',
      '/authors/neil-gaiman',
      '/series/discworld',
      '/genres/fiction',
    ]);
    expect(screen.queryByText(/pick/)).toBeNull();
  });

  it('names the other contributors after the author', async () => {
    await show({ author: 'J.K. Rowling, Mary GrandPré, Jim Dale' });
    const head = within(screen.getByRole('article').querySelector('header') as HTMLElement);
    expect(head.getByText(/^by/)).toHaveTextContent('by J.K. Rowling');
    expect(head.getByText(/^with/)).toHaveTextContent('with Mary GrandPré, Jim Dale');
  });

  it("shows 'Admin' if the book has no author", async () => {
    await show({ author: undefined });
    expect(facts().Author).toBe('Admin');
  });

  it('leads back to its genre and home', async () => {
    await show({ category: 'horror' });
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/genres/horror',
    ]);
  });

  it('shows a description in paragraphs, with its line breaks', async () => {
    await show({ description: 'First.\nStill the first.\n\n \nSecond.' });
    const paragraphs = screen.getByRole('region', { name: 'Description' }).querySelectorAll('p');
    expect([...paragraphs].map(({ textContent }) => textContent)).toEqual([
      'First.\nStill the first.',
      'Second.',
    ]);
  });

  it('marks a trending book', async () => {
    await show({ trending: true });
    expect(screen.getByText('Trending')).toBeVisible();
  });
});

describe('a book that', () => {
  const addButton = () => screen.queryByRole('button', { name: /Add to Cart/ });

  it('is available can be added to the cart', async () => {
    await show();
    expect(screen.getByText('Available')).toBeVisible();
    expect(addButton()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull();
  });

  it('can be ordered says in how many days, and when it is delivered', async () => {
    await show({ stock: 0, orderable: true }, { orderableDays: 7 });
    expect(await screen.findByText('Can be ordered, about 7 days')).toBeVisible();
    expect(screen.getByText(/2 to 4 working days after it has reached us/)).toBeVisible();
    expect(addButton()).toBeVisible();
  });

  it('is sold out has another button and no delivery', async () => {
    await show({ stock: 0 });
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(addButton()).toBeNull();
    expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
    expect(screen.queryByText(/working days/)).toBeNull();
  });
});

describe('the delivery of a book', () => {
  it.each([
    [{}, 'Delivery: free, 2 to 4 working days'],
    [{ price: 4.5 }, 'Delivery: $4.50, 2 to 4 working days'],
    [{ price: 4.5, freeFrom: 50 }, 'Delivery: $4.50 (free from $50.00), 2 to 4 working days'],
    [{ price: 4.5, freeFrom: 12.5 }, 'Delivery: free, 2 to 4 working days'],
    [{ days: { from: 1, to: 1 } }, 'Delivery: free, 1 working day'],
    [{ days: { from: 3, to: 3 } }, 'Delivery: free, 3 working days'],
  ])('in a shop with a way of %j reads "%s"', async (way, line) => {
    await show({ newPrice: 12.5 }, { ways: [aWay(way)] });
    const link = await screen.findByRole('link', { name: 'Delivery' });
    expect(link).toHaveAttribute('href', '/shipping');
    expect(link.parentElement).toHaveTextContent(line);
  });

  it.each([
    [true, 'incl. tax'],
    [false, 'plus tax'],
  ])('begins with the tax where it is due, included: %s', async (included, line) => {
    const place = { country: 'DE', currency: 'EUR', locale: 'en-GB' };
    const rate = {
      country: 'DE' as const,
      class: 'books' as const,
      rate: 7000,
      from: '2026-01-01',
    };
    await show({}, { place, tax: { included, rates: [rate] } });
    expect(await screen.findByText(line)).toBeVisible();
  });

  it('has no word of tax at rates of zero', async () => {
    const place = { country: 'GB', currency: 'GBP', locale: 'en-GB' };
    const rate = { country: 'GB' as const, class: 'books' as const, rate: 0, from: '2026-01-01' };
    await show({}, { place, tax: { included: true, rates: [rate] } });
    await screen.findByRole('link', { name: 'Delivery' });
    expect(screen.queryByText(/tax/)).toBeNull();
  });

  it("ends with the owner's note", async () => {
    await show({}, { deliveryNote: 'No parcels on market days.' });
    expect(await screen.findByText('No parcels on market days.')).toBeVisible();
  });
});

describe('the cover', () => {
  it('is a link to the picture, which opens it on the page', async () => {
    const { book, user } = await show({ coverImage: 'book-1.webp' });
    const link = screen.getByRole('link', { name: /enlarge/ });
    expect(link).toHaveAttribute('href', '/covers/720/book-1.webp');
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: `Cover of ${book.title}` });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the rows below a book', () => {
  const series = { name: 'Discworld' };
  const [first, second, tenth] = [1, 2, 10].map((number) =>
    aCard({ title: `Volume ${number}`, author: 'Terry Pratchett', series: { ...series, number } }),
  ) as [BookCardView, BookCardView, BookCardView];
  const nation = aCard({ title: 'Nation', author: 'Terry Pratchett' });
  const emma = aCard({ title: 'Emma', author: 'Jane Austen' });

  /** Opens the second volume in a shop with these books. */
  const openSecond = () => {
    const { callsTo } = stubBookPage(aBook({ ...second, series: { ...series, number: 2 } }), {
      'GET /api/books/:id/related': () => [tenth, nation, emma],
      'GET /api/series/:slug': () =>
        aSeries({ volumes: [first, second, tenth].map((book) => ({ editions: [book] })) }),
      'GET /api/books/cards': () => [first, nation, second],
    });
    open(second._id);
    return callsTo;
  };
  const titlesIn = async (name: string) => {
    const row = within(await screen.findByRole('region', { name }));
    return row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  };

  it('show series in order, then author, then what goes with it, and no book twice', async () => {
    openSecond();
    expect(await titlesIn('More of Discworld')).toEqual(['Volume 1', 'Volume 10']);
    expect(await titlesIn('More by Terry Pratchett')).toEqual(['Nation']);
    expect(await titlesIn('You might also like')).toEqual(['Emma']);
    expect(screen.getByText('Book 10')).toBeVisible();
  });

  it('ask for the best-selling books of the author and for what goes with the book, once each', async () => {
    const callsTo = openSecond();
    await titlesIn('You might also like');
    expect(callsTo('GET /api/books/cards').map(({ query }) => query.toString())).toEqual([
      'author=terry-pratchett&sort=best-selling&limit=12',
    ]);
    expect(callsTo('GET /api/books/:id/related')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'The whole series' })).toHaveAttribute(
      'href',
      '/series/discworld',
    );
  });

  it('are absent without other books', async () => {
    await show({ author: 'Terry Pratchett', series });
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  });
});

describe('the other editions of a book', () => {
  it('say in which form they are, what they cost and whether there are copies', async () => {
    const book = aBook();
    const cloth = { ...aCard({ newPrice: 30, stock: 0 }), format: 'hardcover' as const };
    const german = { ...aCard(), language: 'de', publisher: 'Rowohlt', publishedYear: 2019 };
    stubBookPage(book, { 'GET /api/books/:id/editions': () => [german, cloth, aCard()] });
    open(book._id);
    const editions = within(await screen.findByRole('region', { name: 'Other editions' }));
    const items = editions.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/German, Rowohlt 2019.*Available.*\$12\.50/),
      expect.stringMatching(/Hardcover.*Sold out.*\$30\.00/),
      expect.stringMatching(/Another edition/),
    ]);
    expect(editions.getByRole('link', { name: 'Hardcover' })).toHaveAttribute(
      'href',
      `/books/${cloth._id}`,
    );
  });
});

describe('without its book, the page', () => {
  it("shows 'Loading...' until the book is loaded", async () => {
    const { answer, release } = deferred<BookView>();
    stubBookPage(aBook(), { 'GET /api/books/:id': answer });
    open('1');
    expect(screen.getByText('Loading...')).toBeVisible();
    release(aBook({ title: 'Late' }));
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
  });

  it('shows the specified error and retries on request', async () => {
    const { answer } = stubBookPage(aBook(), {
      'GET /api/books/:id': networkError,
      'GET /api/shop': networkError,
    });
    const { user } = open('1');
    expect(await screen.findByText('Error happending to load book info')).toBeVisible();
    answer('GET /api/books/:id', () => aBook({ title: 'Back again' }));
    // The newest stub of an address answers.
    answer('GET /api/books/cards', () => []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
  });

  it('offers all books if there is no such book', async () => {
    stubApi({
      'GET /api/books/:id': () => problem(404, 'not-found'),
      'GET /api/shop': () => aShop(),
    });
    open('nothing');
    expect(await screen.findByText('Error happending to load book info')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all books' })).toHaveAttribute(
      'href',
      '/books',
    );
  });
});
