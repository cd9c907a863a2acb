import type { SuggestionsView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { someFacets } from '../../../testing/shelf-builders.ts';
import { reply, stubApi } from '../../../testing/stub-api.ts';
import SearchPage from './page.tsx';

const nothingFound = (near: string[]): SuggestionsView => ({
  books: [],
  authors: [],
  series: [],
  genres: [],
  total: 0,
  match: 'exact',
  near,
});
const open = (at: string) => renderPage(<SearchPage />, { at, pattern: '/search' });

describe('the results page', () => {
  it('shows what a search finds, the best match first', async () => {
    const emma = aCard({ title: 'Emma', editions: 3 });
    const { callsTo } = stubApi({
      'GET /api/books/cards': () => reply([emma], { headers: { 'x-total-count': '12' } }),
      'GET /api/books/facets': () => someFacets({ total: 12 }),
    });
    open('/search?q=emma&category=fiction');
    expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(/^Results for “emma”$/);
    expect(screen.getByRole('status')).toHaveTextContent('12 results');
    const query = callsTo('GET /api/books/cards')[0]?.query;
    expect(query?.get('q')).toBe('emma');
    expect(query?.get('category')).toBe('fiction');
    expect(query?.get('editions')).toBe('together');
    expect(callsTo('GET /api/books/facets')[0]?.query.get('editions')).toBe('together');
    expect(screen.getByRole('link', { name: '3 editions' })).toHaveAttribute(
      'href',
      `/books/${emma._id}#editions`,
    );
    expect(query?.has('sort')).toBe(false);
  });

  it.each([
    ['saga', ['The Saga']],
    ['the saga 2', ['The Saga']],
    ['writer', ['Ann Writer']],
    ['ann writer the saga', ['The Saga', 'Ann Writer']],
    ['second', []],
    ['saga second', []],
    ['??', []],
    ['HORROR', ['Horror']],
    ['horr', []],
  ])('leads from %j to what it names: %j', async (q, names) => {
    const book = aCard({ title: 'The Second', author: 'Ann Writer, Bob Drawer' });
    stubApi({
      'GET /api/books/cards': () => [{ ...book, series: { name: 'The Saga', number: 2 } }],
      'GET /api/books/facets': () => someFacets({ total: 1 }),
    });
    open(`/search?q=${encodeURIComponent(q)}`);
    await screen.findByRole('link', { name: 'The Second' });
    await waitFor(() => {
      const leads = screen.queryAllByRole('link', { name: /The series in order|All books of/ });
      expect(leads.map(({ firstChild }) => firstChild?.textContent)).toEqual(names);
    });
  });

  it('heads the few that only come close as close, with nothing to narrow or sort them', async () => {
    stubApi({
      'GET /api/books/cards': () =>
        reply([aCard({ title: 'Emma' })], { headers: { 'x-total-count': '8', 'x-match': 'near' } }),
      'GET /api/books/facets': () => someFacets({ total: 8 }),
    });
    open('/search?q=emna+xyzzy');
    const none = 'No exact matches for “emna xyzzy”';
    expect(await screen.findByRole('heading', { level: 2, name: '8 close matches' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(none);
    await waitFor(() => expect(document.title).toContain(none));
    expect(screen.getByRole('status')).toHaveTextContent(`${none}, 8 close matches`);
    expect(screen.queryByRole('form', { name: 'Filters' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
    expect(screen.queryByLabelText('Sort by')).toBeNull();
  });

  it('lets filters of an address go where all that is left comes close', async () => {
    stubApi({
      'GET /api/books/cards': () =>
        reply([], { headers: { 'x-total-count': '0', 'x-match': 'near' } }),
      'GET /api/books/facets': () => someFacets({ total: 0 }),
    });
    open('/search?q=emna&category=horror');
    expect(await screen.findByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/search?q=emna',
    );
    expect(screen.getByRole('link', { name: 'Remove the filter Horror' })).toBeVisible();
  });

  it('says what was searched for instead, and goes on with what the customer typed', async () => {
    const { callsTo } = stubApi({
      'GET /api/books/cards': () =>
        reply([aCard({ title: 'The Idiot', author: 'Fyodor Dostoévsky' })], {
          headers: {
            'x-total-count': '60',
            'x-match': 'corrected',
            'x-searched-for': encodeURIComponent('dostoévsky'),
          },
        }),
      'GET /api/books/facets': () => someFacets({ total: 60 }),
    });
    const { user } = open('/search?q=dostojewski');
    const heading = 'Results for “dostoévsky”';
    expect(await screen.findByText('Nothing matches “dostojewski”.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await waitFor(() => expect(document.title).toContain(heading));
    expect(screen.getByRole('status')).toHaveTextContent(
      `Nothing matches “dostojewski”. ${heading}, 60 results`,
    );
    expect(screen.getByRole('link', { name: /Dostoévsky.*All books of/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/search?q=dostojewski&page=2',
    );
    await user.selectOptions(screen.getByLabelText('Sort by'), 'price');
    await waitFor(() => expect(callsTo('GET /api/books/cards')).toHaveLength(2));
    expect(callsTo('GET /api/books/cards')[1]?.query.get('q')).toBe('dostojewski');
    expect(callsTo('GET /api/books/facets')[0]?.query.get('q')).toBe('dostojewski');
  });

  it('offers similar words, the genres and the newest books where nothing is found', async () => {
    stubApi({
      'GET /api/books/cards': ({ query }) =>
        query.has('q') ? [] : [aCard({ title: 'The newest book' })],
      'GET /api/books/facets': () => someFacets({ total: 0, category: [] }),
      'GET /api/suggestions': () => nothingFound(['dracula']),
    });
    open('/search?q=dracyla+x');
    expect(await screen.findByRole('link', { name: 'dracula' })).toHaveAttribute(
      'href',
      '/search?q=dracula',
    );
    expect(await screen.findByRole('link', { name: 'Horror' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'The newest book' })).toBeVisible();
  });

  it('promises the first books in a shop without any', async () => {
    stubApi({
      'GET /api/books/cards': () => [],
      'GET /api/books/facets': () => someFacets({ total: 0, category: [] }),
      'GET /api/suggestions': () => nothingFound([]),
    });
    open('/search?q=emma');
    expect(await screen.findByText('The first books are on their way.')).toBeVisible();
    expect(screen.queryByText(/fewer words/)).toBeNull();
  });

  it('shows all books where there are no words, as it always has', async () => {
    stubApi({
      'GET /api/books/cards': () => [aCard({ title: 'Emma' })],
      'GET /api/books/facets': () => someFacets(),
    });
    open('/search?category=horror');
    expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Horror');
  });
});
