import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { aCard } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { someFacets } from '../../../testing/shelf-builders.ts';
import { deferred, networkError, reply, stubApi } from '../../../testing/stub-api.ts';
import BooksPage from './page.tsx';

const open = (at = '/books') => renderPage(<BooksPage />, { at, pattern: '/books' });
const shelf = (total: number, book = aCard({ title: 'Emma' })) =>
  reply([book], { headers: { 'x-total-count': String(total) } });
const stubs = (total = 60) =>
  stubApi({
    'GET /api/books/cards': () => shelf(total),
    'GET /api/books/facets': () => someFacets({ total }),
  });
const card = (name: string) => screen.findByRole('link', { name });

describe('the shelf of all books', () => {
  it('shows the page of the address, how many books there are and the way to the others', async () => {
    const { callsTo } = stubs(3000);
    open('/books?category=horror&category=fiction&sort=price&page=5');
    await card('Emma');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Books$/);
    expect(screen.getByRole('status')).toHaveTextContent('3,000 books');
    const query = callsTo('GET /api/books/cards')[0]?.query;
    expect(query?.getAll('category')).toEqual(['horror', 'fiction']);
    expect(query?.get('page')).toBe('5');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Page 125' })).toHaveAttribute(
      'href',
      '/books?category=horror&category=fiction&sort=price&page=125',
    );
    expect(pages.getByRole('link', { name: 'Next' })).toBeVisible();
  });

  it.each([
    ['', 'All books'],
    ['?category=horror&price=0-10', 'Horror'],
    ['?author=jane-austen', 'Books by Jane Austen'],
    ['?series=the-saga', 'The Saga'],
    ['?price=0-10', 'Books'],
  ])('at /books%s is called %s', async (query, name) => {
    stubs();
    open(`/books${query}`);
    await card('Emma');
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  it.each([
    ['sales', 'Best-selling'],
    ['popularity', 'Most popular'],
    ['age', 'Newest first'],
  ] as const)('names its order after %s: %s', async (ranking, name) => {
    stubApi({
      'GET /api/books/cards': () => shelf(60),
      'GET /api/books/facets': () => someFacets({ ranking }),
    });
    open();
    await card('Emma');
    const names = within(screen.getByRole('combobox', { name: 'Sort by' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names[0]).toBe(name);
    expect(names.filter((one) => one === 'Newest first')).toHaveLength(1);
  });

  it.each([
    [false, '', undefined],
    [false, '?sort=best-rated', 'Best rated'],
    [true, '', 'Best rated'],
  ])('with ratings in the shop: %s, at /books%s offers %j', async (rated, query, name) => {
    stubApi({
      'GET /api/books/cards': () => shelf(60),
      'GET /api/books/facets': () => someFacets({ rated }),
    });
    open(`/books${query}`);
    await card('Emma');
    expect(screen.queryByRole('option', { name: 'Best rated' })?.textContent).toBe(name);
  });

  it('puts first what sells best', async () => {
    const { callsTo } = stubs();
    open();
    await card('Emma');
    expect(callsTo('GET /api/books/cards')[0]?.query.get('sort')).toBe('best-selling');
  });

  it('sends the admin token if one is stored', async () => {
    adminToken.save('a token', { expiresAt: Date.now() + 60_000 });
    const { callsTo } = stubs();
    open();
    await card('Emma');
    expect(callsTo('GET /api/books/cards')[0]?.headers.get('authorization')).toBe('Bearer a token');
  });

  it('keeps the books before and the focus until the chosen ones have come', async () => {
    const { answer } = stubs();
    const { user } = open('/books?page=2');
    await card('Emma');
    const later = deferred<Response>();
    answer('GET /api/books/cards', later.answer);
    const box = screen.getByRole('checkbox', { name: /Horror/ });
    await user.click(box);
    expect(box).toBeChecked();
    expect(screen.getByRole('link', { name: 'Emma' })).toBeVisible();
    later.release(shelf(20, aCard({ title: 'Dracula' })));
    await card('Dracula');
    expect(screen.getByRole('status')).toHaveTextContent('20 books');
    expect(screen.queryByRole('link', { name: 'Emma' })).toBeNull();
    expect(box).toHaveFocus();
  });

  it('removes one filter or all of them, and keeps the order', async () => {
    const { callsTo } = stubs();
    const { user } = open('/books?category=horror&price=0-10&sort=title');
    await card('Emma');
    await user.click(screen.getByRole('link', { name: 'Remove the filter Horror' }));
    await waitFor(() => expect(callsTo('GET /api/books/cards')).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(callsTo('GET /api/books/cards')).toHaveLength(3));
    const last = callsTo('GET /api/books/cards').at(-1)?.query;
    expect(last?.has('category') || last?.has('price')).toBe(false);
    expect(last?.get('sort')).toBe('title');
  });

  it('opens a sheet of filters and says what it will show', async () => {
    const { answer } = stubs();
    const { user } = open();
    await card('Emma');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    answer('GET /api/books/facets', () => someFacets({ total: 12 }));
    await user.click(sheet.getByRole('checkbox', { name: /Reduced/ }));
    await user.click(await sheet.findByRole('button', { name: 'Show 12 books' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  });

  it('offers no cart for a book that is sold out', async () => {
    stubApi({
      'GET /api/books/cards': () => [aCard({ stock: 0 })],
      'GET /api/books/facets': () => someFacets({ total: 1 }),
    });
    open();
    expect(await screen.findByText('Sold out')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('leads back to all books where the filters leave none', async () => {
    stubApi({
      'GET /api/books/cards': () => [],
      'GET /api/books/facets': () => someFacets({ total: 0 }),
    });
    open('/books?decade=1980');
    const link = await screen.findByRole('link', { name: 'Clear all filters' });
    expect(link).toHaveAttribute('href', '/books');
  });

  it('leads to the last page from one beyond it', async () => {
    stubApi({
      'GET /api/books/cards': () => reply([], { headers: { 'x-total-count': '30' } }),
      'GET /api/books/facets': () => someFacets({ total: 30 }),
    });
    open('/books?page=9');
    expect(await screen.findByRole('link', { name: 'Go to page 2' })).toBeVisible();
  });

  it('offers to retry on a network error', async () => {
    const { answer } = stubApi({
      'GET /api/books/cards': networkError,
      'GET /api/books/facets': networkError,
    });
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer('GET /api/books/cards', () => shelf(1));
    answer('GET /api/books/facets', () => someFacets({ total: 1 }));
    await user.click(again);
    expect(await card('Emma')).toBeVisible();
  });
});
