import { decadeOf, PRICE_RANGES } from '@book-store/contract/catalogue/books/book-facts';
import { priceRange } from '@book-store/contract/catalogue/search/price-range';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { fold } from '@book-store/contract/fold';
import type { AdminBookSort } from '@book-store/contract/lists';
import { struckPrice } from '@book-store/contract/settings/place/price-rules';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import {
  type Order,
  type Filters as SearchFilters,
  SearchIndex,
  type Wanted as SearchWanted,
  type ValuesOf,
} from '@book-store/search';
import { sortKeyOf } from '../../platform/text/to-words.ts';
import type { IndexedBook } from '../books/indexed-book.ts';
import { copiesLeft } from '../books/running-out.ts';
import { authorKeyOf } from './author-key.ts';
import { popularityOf, UNTOLD } from './popularity-of.ts';
import { ratingScore } from './rating-score.ts';
import { workOf } from './to-indexed.ts';

/** The facets for filtering, and a book's values in each. */
const FACETS = {
  category: ({ category }) => [category],
  author: ({ author }) => authorsOf(author ?? '').map(slugOf),
  price: ({ newPriceCents }) => rangesOf(newPriceCents),
  language: ({ language }) => [language],
  format: ({ format }) => [format],
  decade: ({ publishedYear: year }) => [year === undefined ? undefined : decadeOf(year)],
  series: ({ series }) => [series && slugOf(series.name)],
  work: (book) => [workOf(book)],
  tag: ({ tags = [] }) => tags.map((tag) => tag.toLowerCase()),
  reduced: (book) => [yes(isReduced(book, false))],
  /** Books shown as reduced where the reference price is the lowest recent one. */
  reducedFromLowest: (book) => [yes(isReduced(book, true))],
  available: (book) => [yes(isBuyable(book))],
  trending: ({ trending }) => [yes(trending)],
  known: ({ popularity = 0 }) => [yes(popularity > 0)],
  rated: ({ rating }) => [yes(rating !== undefined)],
  noCover: ({ coverImage }) => [yes(coverImage === '')],
  failedCover: ({ failedCover }) => [yes(failedCover)],
  /** The stock of a book that can sell out. */
  copies: (book) => [copiesLeft(book)?.toString()],
  soldIn: ({ soldIn }) => [soldIn],
} satisfies Record<string, ValuesOf<IndexedBook>>;
export type Facet = keyof typeof FACETS;

/** Facets whose values people type. */
const NAMED = ['author', 'series'] as const satisfies readonly Facet[];
export type NamedFacet = (typeof NAMED)[number];

/** Characters that a slug changes or drops. */
const HAS_OTHER = /['`]|[^ -~]/;

const rangesOf = (cents: number) =>
  PRICE_RANGES.filter((range) => {
    const { from, to } = priceRange(range);
    return cents >= from && cents < to;
  });

const isReduced = (book: IndexedBook, lowestPrices: boolean) => {
  const { newPriceCents: newPrice, oldPriceCents: oldPrice, lowestCents: lowestPrice } = book;
  return struckPrice({ newPrice, oldPrice, lowestPrice }, lowestPrices) !== undefined;
};

const yes = (is: boolean) => (is ? 'true' : undefined);

/** Above every stock. */
const NOT_COUNTED = 2 ** 31;

type Sort = Exclude<AdminBookSort, 'newest' | 'title'> | 'best-known';

export type Filters = SearchFilters<Facet>;
export type Wanted = SearchWanted<Facet, Sort>;

export type CatalogueIndex = ReturnType<typeof createCatalogueIndex>;

/** `copiesOf` returns recent sales of a book. */
export function createCatalogueIndex(copiesOf: (id: string) => number, tops = () => UNTOLD) {
  const popularity = (book: IndexedBook) =>
    popularityOf({ fame: book.popularity ?? 0, copies: copiesOf(book.id) }, tops());
  return new SearchIndex<IndexedBook, Facet, Sort>({
    fold,
    popularityOf: popularity,
    authorsOf,
    titleKeyOf: ({ titleKey }) => titleKey,
    isDerived,
    facets: FACETS,
    spellingOf: ({ author, series }, facet, value) => {
      const line = (facet === 'author' ? author : series?.name) ?? '';
      // Comparing all names would cost more than the search.
      if (!HAS_OTHER.test(line)) return undefined;
      const names = facet === 'author' ? authorsOf(line) : [line];
      return names.find((name) => slugOf(name) === value);
    },
    orders: {
      author: { text: ({ author }) => authorKeyOf(author) },
      price: { number: ({ newPriceCents }) => newPriceCents },
      '-price': { number: ({ newPriceCents }) => -newPriceCents },
      copies: { number: ({ stock }) => stock ?? NOT_COUNTED },
      'best-selling': { number: (book) => -toSortable(popularity(book)) },
      'best-rated': { number: ({ rating }) => -Math.round(ratingScore(rating) * 1e6) },
      'best-known': { number: ({ popularity = 0 }) => -toSortable(popularity) },
      'most-sold': { number: ({ id }) => -copiesOf(id) },
    } satisfies Record<Sort, Order<IndexedBook>>,
  });
}

/** Returns whether a book derives from others: a collection, a companion. */
export const isDerived = ({ title, titleKey, series }: IndexedBook): boolean =>
  DERIVED.test(title) ||
  // A whole series in one volume has its name and no number.
  (series !== undefined && series.number === undefined && titleKey === sortKeyOf(series.name));

/** Sort keys are integers below 2^32; popularity can be larger, or a fraction. */
const toSortable = (popularity: number) => Math.round(Math.log2(1 + popularity) * 2 ** 26);

/** Titles of derived books: people look for the work itself. */
const DERIVED = new RegExp(
  [
    'box(ed)?[ -]?set|boxset|book set|omnibus|(complete|vol\\S*) collection|collection \\d|books? \\d+ ?[-–]|^the .* collection$|trilogy$',
    '\\bcompanion\\b|summary of|study guide|sparknotes|bookrags|workbook|colou?ring book',
    '\\b(un)?official|unauthori[sz]ed|(movie|film|graphic|manga|visual|illustrated) .*(guide|novel|edition|adaptation|diary|story)|tie-in|screenplay|pop-up|: the art of|: film| / |/the ',
  ].join('|'),
  'i',
);
