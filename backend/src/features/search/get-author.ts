import type { AuthorView } from '@book-store/contract/schemas/shelf';
import { slugOf } from '@book-store/contract/slugs';
import { AppError } from '../../shared/errors.ts';
import { toBookCard } from '../catalogue/book-view.ts';
import type { IndexedBook } from '../catalogue/indexed-book.ts';
import { authorNames, listIndexed, seriesNames } from './book-search.ts';
import { inReadingOrder } from './get-series.ts';

/** Returns an author of books that visitors see. Throws `not-found`. */
export async function getAuthor(slug: string): Promise<AuthorView> {
  const books = await listIndexed({ author: [slug] });
  if (books.length === 0)
    throw new AppError('not-found', { detail: 'We have no books by this author.' });
  const name = authorNames([slug])(slug);
  return { slug, name, books: books.length, series: seriesOf(books) };
}

/** Returns the series of some books, the longest first. */
function seriesOf(books: readonly IndexedBook[]): AuthorView['series'] {
  const bySlug = new Map<string, [IndexedBook, ...IndexedBook[]]>();
  for (const book of books.toSorted(inReadingOrder)) {
    const slug = slugOf(book.series?.name ?? '');
    const known = bySlug.get(slug);
    if (known) known.push(book);
    else if (slug) bySlug.set(slug, [book]);
  }
  const nameOf = seriesNames([...bySlug.keys()]);
  return [...bySlug]
    .map(([slug, ofSeries]) => ({
      slug,
      name: nameOf(slug),
      books: ofSeries.length,
      first: toBookCard(ofSeries[0]),
    }))
    .sort((a, b) => b.books - a.books || (a.name < b.name ? -1 : 1));
}
