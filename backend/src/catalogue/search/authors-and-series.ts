import type {
  AuthorView,
  SeriesView,
  Volume,
} from '@book-store/contract/catalogue/search/shelf.schemas';
import { slugOf } from '@book-store/contract/slugs';
import { notFound } from '../../platform/errors/errors.ts';
import { toBookCard } from '../books/book-view.ts';
import type { IndexedBook } from '../books/indexed-book.ts';
import { workOf } from '../search-index/to-indexed.ts';
import { authorNames, listIndexed, seriesNames } from './book-search.ts';
import { toEditions } from './editions.ts';

/** More books are a publisher's list rather than a series, and a page too long to read. */
const BOOKS_MAX = 200;

/** Visible books only. Throws `not-found`. */
export async function getSeries(slug: string): Promise<SeriesView> {
  const books = await listIndexed({ series: [slug] });
  if (books.length === 0) {
    throw notFound('We have no books of this series.');
  }
  const volumes = toVolumes(books.toSorted(inReadingOrder).slice(0, BOOKS_MAX));
  return { slug, name: seriesNames([slug])(slug), books: books.length, volumes };
}

/** By number, then the best known first; books without a number come last. */
export const inReadingOrder = (a: IndexedBook, b: IndexedBook) =>
  compare(numberOf(a), numberOf(b)) ||
  (b.popularity ?? 0) - (a.popularity ?? 0) ||
  compare(a.titleKey, b.titleKey);

const numberOf = ({ series }: IndexedBook) => series?.number ?? Number.POSITIVE_INFINITY;
const compare = <Key extends string | number>(a: Key, b: Key) => Number(a > b) - Number(a < b);

/** Groups the editions of a work, at the place of the first one. */
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

/** Visible books only. Throws `not-found`. */
export async function getAuthor(slug: string): Promise<AuthorView> {
  const books = await listIndexed({ author: [slug] });
  if (books.length === 0) throw notFound('We have no books by this author.');
  const name = authorNames([slug])(slug);
  return { slug, name, books: books.length, series: seriesOf(books) };
}

/** Longest first. */
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
