import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';

/** The fields that searching, filtering, sorting, cards and the sitemap need. */
export type IndexedBook = Pick<
  BookView,
  | 'title'
  | 'author'
  | 'category'
  | 'trending'
  | 'isbn'
  | 'publisher'
  | 'publishedYear'
  | 'language'
  | 'format'
  | 'series'
  | 'tags'
  | 'rating'
  | 'popularity'
  | 'stock'
  | 'orderable'
> & {
  id: string;
  /** The sort key of its title (`sortKeyOf`). */
  titleKey: string;
  newPriceCents: number;
  oldPriceCents: number | undefined;
  lowestCents: number | undefined;
  coverImage: string;
  failedCover: boolean;
  coverTint: string | undefined;
  createdAt: number;
  changedAt: number;
  /** Precomputed for its distances from others (`distance-between.ts`). */
  era: number;
  fame: number;
  place: number;
  hidden: boolean;
  /** The month of its last order. */
  soldIn: string | undefined;
  /** The folded words of the description's beginning. */
  description: string;
};
