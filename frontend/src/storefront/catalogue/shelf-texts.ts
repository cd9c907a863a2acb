import type { FacetsView, FacetValue } from '@book-store/contract/catalogue/search/shelf.schemas';
import type { BookFilterName, BookSort } from '@book-store/contract/lists';
import { counted, formatCount } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Boolean filters. */
export type Switch = 'available' | 'reduced' | 'trending';
/** The facets with several values. */
export type Facet = 'category' | 'price' | 'author' | 'format' | 'language' | 'decade';

export const shelfTexts = area('catalogue/shelf', {
  chosen: 'Chosen filters',
  remove: 'Remove the filter ',
  clearAll: 'Clear all',
  more: (count: number): string => `${formatCount(count)} more`,
  fewer: 'Fewer',
  ofBooks: (count: number): string => (count === 1 ? ' book' : ' books'),
  filters: 'Filters',
  filter: 'Filter',
  filterFailed:
    'The filters could not be loaded. Please check your connection and load the page again.',
  apply: 'Apply',
  showOnly: 'Show only',
  show: (count: number): string => `Show ${counted(count, 'book')}`,
  noMatch: 'No books match these filters.',
  clearFilters: 'Clear all filters',
  pages: (count: number): string =>
    `There ${count === 1 ? 'is only 1 page' : `are only ${count} pages`}.`,
  goToPage: (page: number): string => `Go to page ${page}`,
  books: 'Books',
  booksBy: (author: string): string => `Books by ${author}`,
  titleOf: (name: string, page: number): string => `${name}, page ${page}`,
  results: (count: number): string => counted(count, 'result'),
  nearResults: (count: number): string => counted(count, 'close match', 'close matches'),
  sortBy: 'Sort by',
  sort: 'Sort',
  bestMatch: 'Best match',
  /** The label of the default order, by its ranking. */
  rankings: {
    sales: 'Best-selling',
    popularity: 'Most popular',
    age: 'Newest first',
  } as Readonly<Record<FacetsView['ranking'], string>>,
  sorts: {
    'best-rated': 'Best rated',
    newest: 'Newest first',
    title: 'Title A to Z',
    author: 'Author A to Z',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
  } as Readonly<Record<Exclude<BookSort, 'best-selling'>, string>>,
  /** Boolean filters. */
  switches: {
    available: 'Available now',
    reduced: 'Reduced',
    trending: 'Trending',
  } as Readonly<Record<Switch, string>>,
  /** The facets with several values. */
  facets: {
    category: 'Genre',
    price: 'Price',
    author: 'Author',
    format: 'Format',
    language: 'Language',
    decade: 'First published',
  } as Readonly<Record<Facet, string>>,
  picks: 'From the shop',
  /** The server's names of these values are English. */
  valueOf: (_facet: BookFilterName, { label }: Pick<FacetValue, 'value' | 'label'>): string =>
    label,
  ofAuthor: {
    missing: 'There are no books by this author in the shop.',
    booksBy: (name: string): string => `Books by ${name}`,
    description: (name: string): string =>
      `All books by ${name} in our shop, series in reading order.`,
    empty: (name: string): string => `There are no books by ${name} at the moment.`,
    writesIn: 'Writes in ',
    and: ' and ',
    series: 'Series',
  },
  ofGenre: {
    missing: 'There is no such genre in the shop.',
    description: (genre: string): string =>
      `${genre} books in our shop: what sells best, what is new, at every price.`,
    empty: (genre: string): string => `There are no books in ${genre} at the moment.`,
  },
  search: {
    results: (words: string): string => `Results for “${words}”`,
    /** Above results that match the words only nearly. */
    noneExact: (words: string): string => `No exact matches for “${words}”`,
    /** Above the results of other words. */
    noneFor: (words: string): string => `Nothing matches “${words}”.`,
    search: 'Search',
    inOrder: 'The series in order',
    allOfAuthor: 'All books of the author',
    allOfGenre: 'All books of the genre',
    none: 'No matching books.',
    didYouMean: 'Did you mean ',
    or: ' or ',
    fewer: 'Try fewer words, or look along the shelves.',
    newest: 'New in the shop',
  },
});
