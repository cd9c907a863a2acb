import { isBuyable } from '@book-store/contract/availability';
import { PRICE_RANGES } from '@book-store/contract/book-facts';
import { toMinor } from '@book-store/contract/money';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import type { IndexedBook } from './indexed-book.ts';

type ValuesOf = (book: IndexedBook) => (string | undefined)[];

/** The facets by which books are filtered, and which values a book has there. */
export const FACETS_OF_BOOK = {
  category: ({ category }) => [category],
  author: ({ author }) => authorsOf(author ?? '').map(slugOf),
  price: ({ newPriceCents }) => RANGES.filter(({ holds }) => holds(newPriceCents)).map(toName),
  language: ({ language }) => [language],
  format: ({ format }) => [format],
  decade: ({ publishedYear: year }) =>
    year === undefined ? [] : [String(Math.floor(year / 10) * 10)],
  series: ({ series }) => [series && slugOf(series.name)],
  tag: ({ tags = [] }) => tags.map((tag) => tag.toLowerCase()),
  reduced: ({ newPriceCents, oldPriceCents }) => [yes(newPriceCents < (oldPriceCents ?? 0))],
  available: (book) => [yes(isBuyable(book))],
  trending: ({ trending }) => [yes(trending)],
  hidden: ({ hidden }) => [String(hidden)],
  noCover: ({ coverImage }) => [yes(coverImage === '')],
  /** The copies left of a book that is counted and cannot be ordered. */
  counted: ({ stock, orderable }) => [stock === undefined || orderable ? undefined : String(stock)],
} satisfies Record<string, ValuesOf>;

export type Facet = keyof typeof FACETS_OF_BOOK;
export const FACETS = Object.keys(FACETS_OF_BOOK) as Facet[];

/** The chosen values of facets; a book matches one value of each. */
export type Filters = Partial<Record<Facet, readonly string[]>>;

/** Returns the values that a book has in a facet. */
export function facetValues(facet: Facet, book: IndexedBook): string[] {
  const valuesOf: ValuesOf = FACETS_OF_BOOK[facet];
  const values = valuesOf(book)
    .filter((value) => value !== undefined)
    .filter(Boolean);
  return values.length > 1 ? [...new Set(values)] : values;
}

const RANGES = PRICE_RANGES.map((name) => {
  const [from = '', to = ''] = name.split('-');
  const [least, end] = [toMinor(Number(from)), to ? toMinor(Number(to)) : Number.POSITIVE_INFINITY];
  return { name, holds: (cents: number) => cents >= least && cents < end };
});
const toName = ({ name }: { name: string }) => name;

const yes = (is: boolean) => (is ? 'true' : undefined);
