import type { SeriesView, Volume } from '@book-store/contract/schemas/shelf';
import { AppError } from '../../shared/errors.ts';
import type { IndexedBook } from '../catalogue/indexed-book.ts';
import { listIndexed, seriesNames } from './book-search.ts';
import { toEditions } from './editions.ts';
import { workOf } from './work-of.ts';

/** More books would be no series but a publisher's list, and a page too long to read. */
const BOOKS_MAX = 200;

/** Returns a series of books that visitors see. Throws `not-found`. */
export async function getSeries(slug: string): Promise<SeriesView> {
  const books = await listIndexed({ series: [slug] });
  if (books.length === 0) {
    throw new AppError('not-found', { detail: 'We have no books of this series.' });
  }
  const volumes = toVolumes(books.toSorted(inReadingOrder).slice(0, BOOKS_MAX));
  return { slug, name: seriesNames([slug])(slug), books: books.length, volumes };
}

/** Compares by number, then the best known first; books without a number come last. */
export const inReadingOrder = (a: IndexedBook, b: IndexedBook) =>
  compare(numberOf(a), numberOf(b)) ||
  (b.popularity ?? 0) - (a.popularity ?? 0) ||
  compare(a.titleKey, b.titleKey);

const numberOf = ({ series }: IndexedBook) => series?.number ?? Number.POSITIVE_INFINITY;
const compare = <Key extends string | number>(a: Key, b: Key) => Number(a > b) - Number(a < b);

/** Puts the editions of a work together, at the place of the first one. */
function toVolumes(books: readonly IndexedBook[]): Volume[] {
  const works = new Map<string, IndexedBook[]>();
  for (const book of books) {
    const work = workOf(book) ?? book.id;
    works.set(work, [...(works.get(work) ?? []), book]);
  }
  return [...works.values()].map((editions) => ({
    number: editions[0]?.series?.number,
    editions: toEditions(editions),
  }));
}
