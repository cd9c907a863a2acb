import type { BookView } from '@book-store/contract/schemas/books';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/builders.ts';
import { renderPage } from '../testing/render-page.tsx';
import { deferred, networkError, problem, stubApi } from '../testing/stub-api.ts';
import { BookPage } from './book-page.tsx';

const open = (id: string) =>
  renderPage(<BookPage />, { at: `/books/${id}`, pattern: '/books/:id' });

describe('the book page', () => {
  it('shows title, author, date, genre, description and prices', async () => {
    const book = aBook({ author: 'Mary Shelley', category: 'horror', newPrice: 9, oldPrice: 12 });
    stubApi({ 'GET /api/books/:id': () => book, 'GET /api/books/': () => [book] });
    open(book._id);
    expect(await screen.findByRole('heading', { level: 1, name: book.title })).toBeVisible();
    expect(screen.getByText('Mary Shelley')).toBeVisible();
    expect(screen.getByText('November 1, 2026')).toBeVisible();
    expect(screen.getByText('Horror')).toBeVisible();
    expect(screen.getByText(book.description)).toBeVisible();
    expect(screen.getByText('$9.00')).toBeVisible();
    expect(screen.getByText(/you save \$3\.00/)).toBeInTheDocument();
    expect(document.title).toContain(book.title);
  });

  it("shows 'Admin' if the book has no author", async () => {
    const book = aBook({ author: undefined });
    stubApi({ 'GET /api/books/:id': () => book, 'GET /api/books/': () => [] });
    open(book._id);
    expect(await screen.findByText('Admin')).toBeVisible();
  });

  it("shows 'Loading...' until the book is loaded", async () => {
    const { answer, release } = deferred<BookView>();
    stubApi({ 'GET /api/books/:id': answer, 'GET /api/books/': () => [] });
    open('1');
    expect(screen.getByText('Loading...')).toBeVisible();
    release(aBook({ title: 'Late' }));
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
  });

  it('shows the specified error and retries on request', async () => {
    const { answer } = stubApi({ 'GET /api/books/:id': networkError, 'GET /api/books/': () => [] });
    const { user } = open('1');
    expect(await screen.findByText('Error happending to load book info')).toBeVisible();
    answer('GET /api/books/:id', () => aBook({ title: 'Back again' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
  });

  it('offers all books if there is no such book', async () => {
    stubApi({ 'GET /api/books/:id': () => problem(404, 'not-found') });
    open('nothing');
    expect(await screen.findByText('Error happending to load book info')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all books' })).toHaveAttribute(
      'href',
      '/search',
    );
  });
});
