import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import type {
  AuthorView,
  FacetsView,
  SeriesView,
  Volume,
} from '@book-store/contract/catalogue/search/shelf.schemas';
import { aCard } from './builders.ts';

/** Creates a value of a facet whose label is its value with a capital. */
export const aFacetValue = (value: string, count: number) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
  count,
});

export const someFacets = (overrides: Partial<FacetsView> = {}): FacetsView => ({
  total: 60,
  category: [aFacetValue('fiction', 40), aFacetValue('horror', 20)],
  author: [{ value: 'jane-austen', label: 'Jane Austen', count: 6 }],
  price: [
    { value: '0-10', label: 'Under $10', count: 50 },
    { value: '10-20', label: '$10 to $20', count: 10 },
  ],
  language: [],
  format: [],
  decade: [],
  series: [],
  reduced: 12,
  available: 58,
  ranking: 'sales',
  rated: false,
  ...overrides,
});

export const anAuthor = (overrides: Partial<AuthorView> = {}): AuthorView => ({
  slug: 'jane-austen',
  name: 'Jane Austen',
  books: 6,
  series: [],
  ...overrides,
});

export const aVolume = (number?: number, card: Partial<BookCardView> = {}): Volume => ({
  ...(number !== undefined && { number }),
  editions: [aCard(card)],
});

export const aSeries = (overrides: Partial<SeriesView> = {}): SeriesView => ({
  slug: 'the-saga',
  name: 'The Saga',
  books: 1,
  volumes: [aVolume(1)],
  ...overrides,
});
