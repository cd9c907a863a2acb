import { TO_SORT } from '@book-store/contract/catalogue/genres/categories';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBook, aCard, someGenres } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem } from '../../../testing/stub-api.ts';
import BookPage from './page.tsx';
import { stubBookPage } from './stub-book-page.fixtures.ts';

const category = TO_SORT.toLowerCase();

describe('the page of a book whose genre visitors do not see', () => {
  it.each([
    ['are known', someGenres],
    ['cannot be read', () => problem(503, 'unavailable')],
  ])('neither names nor links it where the genres %s', async (_what, genres) => {
    const book = aBook({ category });
    stubBookPage(book, {
      'GET /api/books/:id/related': () => [aCard()],
      'GET /api/books/cards': () => [aCard({ category })],
      'GET /api/genres': genres,
    });
    renderPage(<BookPage />, { at: `/books/${book._id}`, pattern: '/books/:id' });
    const way = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
    expect(await within(way).findByText('All books')).toHaveAttribute('href', '/books');
    expect(screen.queryByText('Category')).toBeNull();
    expect(document.body).not.toHaveTextContent(/to sort/i);
    const toSort = screen.queryAllByRole('link').filter((link) => /sort/.test(link.outerHTML));
    expect(toSort).toEqual([]);
  });
});
