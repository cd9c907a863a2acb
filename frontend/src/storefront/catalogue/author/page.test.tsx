import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { anAuthor, someFacets } from '../../../testing/shelf-builders.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import AuthorPage from './page.tsx';

const open = (at: string) => renderPage(<AuthorPage />, { at, pattern: '/authors/:slug' });

describe('the page of an author', () => {
  it('shows the books, the genres and the series', async () => {
    const saga = { slug: 'the-saga', name: 'The Saga', books: 2, first: aCard() };
    const { callsTo } = stubApi({
      'GET /api/authors/:slug': () => anAuthor({ series: [saga] }),
      'GET /api/books/cards': () => [aCard({ title: 'Emma' })],
      'GET /api/books/facets': () => someFacets(),
    });
    open('/authors/Jane-Austen');
    expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Books by Jane Austen');
    expect(callsTo('GET /api/books/cards')[0]?.query.get('author')).toBe('jane-austen');
    expect(screen.getByRole('link', { name: 'Horror' })).toHaveAttribute('href', '/genres/horror');
    const series = within(screen.getByRole('region', { name: 'Series' }));
    expect(series.getByRole('link', { name: 'The Saga 2 books' })).toHaveAttribute(
      'href',
      '/series/the-saga',
    );
  });

  it('is an unknown page for an unknown author, with a way on', async () => {
    stubApi({ 'GET /api/authors/:slug': () => problem(404, 'not-found') });
    open('/authors/nobody');
    expect(await screen.findByText(/no books by this author/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all books' })).toBeVisible();
  });
});
