import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/builders.ts';
import { renderPage } from '../testing/render-page.tsx';
import { networkError, reply, stubApi } from '../testing/stub-api.ts';
import { SearchPage } from './search-page.tsx';

const open = (at: string) => renderPage(<SearchPage />, { at, pattern: '/search' });
const shelf = (total: number) => () =>
  reply([aBook({ title: 'Emma' })], { headers: { 'x-total-count': String(total) } });

describe('the results page', () => {
  it('requests what the URL says and shows the number of matches', async () => {
    const { calls } = stubApi({ 'GET /api/books/': shelf(45) });
    open('/search?q=emma&category=fiction&sort=price&page=2');
    expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
    expect(screen.getByText('45 books')).toBeVisible();
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      q: 'emma',
      category: 'fiction',
      sort: 'price',
      page: '2',
      limit: '20',
    });
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/search?q=emma&category=fiction&sort=price&page=3',
    );
  });

  it('returns to the first page when the genre changes', async () => {
    const { callsTo } = stubApi({ 'GET /api/books/': shelf(45) });
    const { user } = open('/search?q=emma&page=3');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Genre' }), 'Horror');
    const last = callsTo('GET /api/books/').at(-1)?.query;
    expect(last?.get('category')).toBe('horror');
    expect(last?.get('page')).toBe('1');
  });

  it('offers all books if none match', async () => {
    stubApi({ 'GET /api/books/': () => [] });
    open('/search?q=nothing');
    expect(await screen.findByText('No matching books.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all books' })).toHaveAttribute(
      'href',
      '/search',
    );
  });

  it('offers to retry on a network error', async () => {
    const { answer } = stubApi({ 'GET /api/books/': networkError });
    const { user } = open('/search?q=emma');
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer('GET /api/books/', shelf(1));
    await user.click(again);
    expect(await screen.findByText('1 book')).toBeVisible();
  });
});
