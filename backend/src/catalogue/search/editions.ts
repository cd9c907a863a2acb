import type { EditionView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { toEdition } from '../books/book-view.ts';
import { bookNotFound } from '../books/find-books.ts';
import type { IndexedBook } from '../books/indexed-book.ts';
import { workOf } from '../search-index/to-indexed.ts';
import { findIndexed, listIndexed, type Reading } from './book-search.ts';
import { seenBy } from './to-filters.ts';

/** Returns the other editions of a book's work, the one to offer first. Throws `not-found` for an unknown book. */
export async function listEditions(id: string, reading: Reading): Promise<EditionView[]> {
  const found = await findIndexed(
    { ids: [id], filters: seenBy(reading) },
    { page: 1, limit: 1 },
    reading,
  );
  const [book] = found?.books ?? [];
  if (!book) throw bookNotFound();
  const work = workOf(book);
  const editions = work ? await listIndexed({ work: [work] }) : [];
  return toEditions(editions.filter((edition) => edition.id !== id));
}

/** Sorts the editions of a work: buyable ones first, then the best known. */
export const toEditions = (books: readonly IndexedBook[]): EditionView[] =>
  books.toSorted(bestFirst).map(toEdition);

/** The sort is stable. */
const bestFirst = (a: IndexedBook, b: IndexedBook) =>
  Number(isBuyable(b)) - Number(isBuyable(a)) || (b.popularity ?? 0) - (a.popularity ?? 0);
