import type { AuthorView } from '@book-store/contract/schemas/shelf';
import { slugOf } from '@book-store/contract/slugs';
import { AppError } from '../../shared/errors.ts';
import type { IndexedBook } from '../catalogue/indexed-book.ts';
import { authorNames, listIndexed } from './book-search.ts';

type Series = AuthorView['series'][number];

/** Returns an author of books that visitors see. Throws `not-found`. */
export async function getAuthor(slug: string): Promise<AuthorView> {
  const books = await listIndexed({ author: [slug] });
  if (books.length === 0)
    throw new AppError('not-found', { detail: 'We have no books by this author.' });
  const name = authorNames([slug])(slug);
  return { slug, name, books: books.length, series: seriesOf(books) };
}

/** Returns the series of some books by name, each in reading order. */
function seriesOf(books: readonly IndexedBook[]): Series[] {
  const bySlug = new Map<string, Series>();
  for (const { id, title, series } of books) {
    if (!series) continue;
    const slug = slugOf(series.name);
    const known = bySlug.get(slug) ?? { name: series.name, books: [] };
    known.books.push({ _id: id, title, number: series.number });
    bySlug.set(slug, known);
  }
  const all = [...bySlug.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const one of all) one.books.sort(inReadingOrder);
  return all;
}

/** Books without a number come last. */
const inReadingOrder = (a: Series['books'][number], b: Series['books'][number]) =>
  (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) ||
  (a.title < b.title ? -1 : 1);
