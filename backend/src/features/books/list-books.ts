import type { BookView, ListBooksQuery } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { findIndexed, type Reading } from './book-search.ts';
import { findBooks } from './find-books.ts';
import { toFilters } from './to-filters.ts';

type Query = z.output<typeof ListBooksQuery>;
type BookPage = { books: BookView[]; total: number; near: boolean };

/**
 * Returns one page of the catalogue, newest first, or best match first for a search; `near` if no book has all
 * words as typed, and these come close.
 */
export async function listBooks(query: Query, reading: Reading): Promise<BookPage> {
  const { q, sort, ids, page, limit, after } = query;
  const wanted = { q, sort, ids, filters: toFilters(query, reading) };
  const found = await findIndexed(wanted, { page, limit, after }, reading);
  if (!found) throw afterNotFound();
  const { ids: part, total, near } = found;
  return { books: await findBooks(part, reading), total, near };
}

const afterNotFound = () =>
  new AppError('not-found', {
    detail: 'The book in after= is not in this list. Please start over.',
  });
