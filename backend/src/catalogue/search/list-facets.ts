import {
  BEFORE_DECADES,
  BOOK_FORMAT_NAMES,
  BOOK_FORMATS,
  type BookFormat,
  OLDEST_DECADE,
  PRICE_RANGES,
} from '@book-store/contract/catalogue/books/book-facts';
import { languageName } from '@book-store/contract/catalogue/books/language';
import type { FacetsQuery } from '@book-store/contract/catalogue/search/book-filters.schemas';
import { priceRange } from '@book-store/contract/catalogue/search/price-range';
import type { FacetsView, FacetValue } from '@book-store/contract/catalogue/search/shelf.schemas';
import { formatWhole } from '@book-store/contract/money';
import type { z } from 'zod';
import type { Shop } from '../../platform/shop.ts';
import {
  authorNames,
  countIndexed,
  haveRatings,
  type Reading,
  rankingOfBooks,
  seriesNames,
} from './book-search.ts';
import { reducedFacet, toFilters } from './to-filters.ts';

/** How many authors are listed besides the selected ones. */
const AUTHORS = 20;

const COUNTED = [
  'category',
  'author',
  'price',
  'language',
  'format',
  'decade',
  'series',
  'available',
] as const;

type Query = z.output<typeof FacetsQuery>;
type Chosen = 'category' | 'price' | 'language' | 'format' | 'decade';
type Counts = ReadonlyMap<string, number>;
/** Genre names by category, in the owner's order. */
export type GenreNames = ReadonlyMap<string, string>;

/** Returns how many books each value would leave. */
export async function listFacets(
  query: Query,
  reading: Reading,
  { genres, shop }: { genres: GenreNames; shop: Shop },
): Promise<FacetsView> {
  const reduced = reducedFacet(shop);
  const { total, of } = await countIndexed(
    { q: query.q, distinct: query.editions && 'work', filters: toFilters(query, reading, shop) },
    [...COUNTED, reduced],
    reading,
  );
  const authors = withChosen(topByCount(of('author'), AUTHORS), query.author);
  const nameOfAuthor = authorNames(authors);
  const nameOfSeries = seriesNames(query.series ?? []);
  const choices = (facet: Chosen, order: Iterable<string>, labelOf: (value: string) => string) => {
    const offered = [...order].filter((value) => of(facet).has(value));
    return withChosen(offered, query[facet]).map(toValue(of(facet), labelOf));
  };
  return {
    total,
    category: choices('category', genres.keys(), (name) => genres.get(name) ?? capitalized(name)),
    author: authors.map(toValue(of('author'), nameOfAuthor)),
    price: choices('price', PRICE_RANGES, priceLabel),
    language: choices('language', byCount(of('language')), languageName),
    format: choices('format', BOOK_FORMATS, formatName),
    decade: choices('decade', latestFirst(of('decade')), decadeLabel),
    series: (query.series ?? []).map(toValue(of('series'), nameOfSeries)),
    reduced: of(reduced).get('true') ?? 0,
    available: of('available').get('true') ?? 0,
    ranking: rankingOfBooks(),
    rated: haveRatings(),
  };
}

const toValue =
  (counts: Counts, labelOf: (value: string) => string) =>
  (value: string): FacetValue => ({
    value,
    label: labelOf(value),
    count: counts.get(value) ?? 0,
  });

/** Lists a selected value even if no book has it, so that it can be deselected. */
const withChosen = (offered: readonly string[], chosen: readonly string[] = []) => [
  ...new Set([...offered, ...chosen]),
];

const byCount = (counts: Counts) => [...counts].sort(mostFirst).map(([value]) => value);

/** Returns the first few of `byCount`, without sorting tens of thousands of values. */
function topByCount(counts: Counts, max: number): string[] {
  const top: [string, number][] = [];
  for (const entry of counts) {
    const last = top[max - 1];
    if (last && mostFirst(last, entry) < 0) continue;
    top.push(entry);
    top.sort(mostFirst).splice(max);
  }
  return top.map(([value]) => value);
}

const mostFirst = ([a, countOfA]: [string, number], [b, countOfB]: [string, number]) =>
  countOfB - countOfA || (a < b ? -1 : 1);

const latestFirst = (counts: Counts) => [...counts.keys()].sort((a, b) => yearOf(b) - yearOf(a));
const yearOf = (decade: string) => (decade === BEFORE_DECADES ? 0 : Number(decade));

/** '10-20' is '$10 to $20'. */
function priceLabel(range: string): string {
  const { from, to } = priceRange(range);
  if (from === 0) return `Under ${formatWhole(to)}`;
  return to < Infinity
    ? `${formatWhole(from)} to ${formatWhole(to)}`
    : `${formatWhole(from)} and more`;
}

/** '1990' is '1990s'. */
const decadeLabel = (decade: string): string =>
  decade === BEFORE_DECADES ? `Before ${OLDEST_DECADE}` : `${decade}s`;

const formatName = (format: string): string => BOOK_FORMAT_NAMES[format as BookFormat];

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
