import type { SuggestionsView } from '@book-store/contract/schemas/shelf';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { someFacets } from '../../testing/shelf-builders.ts';
import { reply, stubApi } from '../../testing/stub-api.ts';
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
  ])('leads from %j to the series and the author that it names: %j', async (q, names) => {
    const book = aCard({ title: 'The Second', author: 'Ann Writer, Bob Drawer' });
    stubApi({
      'GET /api/books/cards': () => [{ ...book, series: { name: 'The Saga', number: 2 } }],
      'GET /api/books/facets': () => someFacets({ total: 1 }),
    });
    open(`/search?q=${encodeURIComponent(q)}`);
    await screen.findByRole('link', { name: 'The Second' });
    const leads = screen.queryAllByRole('link', { name: /The series in order|All books of/ });
    expect(leads.map(({ firstChild }) => firstChild?.textContent)).toEqual(names);
  });

  it('says that the books only come close where none has all words', async () => {
    stubApi({
      'GET /api/books/cards': () =>
        reply([aCard({ title: 'Emma' })], { headers: { 'x-total-count': '8', 'x-match': 'near' } }),
      'GET /api/books/facets': () => someFacets({ total: 8 }),
    });
    open('/search?q=emna+xyzzy');
    expect(
      await screen.findByText('Nothing found for “emna xyzzy”. These come close:'),
    ).toBeVisible();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Results for “emna xyzzy”');
    expect(screen.getByRole('status')).toHaveTextContent(/8 close matches$/);
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
