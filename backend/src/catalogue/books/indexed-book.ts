import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';

/** The fields of a book that searching, filtering, sorting, cards and the sitemap need. */
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
  | 'popularity'
  | 'stock'
  | 'orderable'
> & {
  id: string;
  /** Its title for sorting (`sortKeyOf`). */
  titleKey: string;
  newPriceCents: number;
  oldPriceCents: number | undefined;
  lowestCents: number | undefined;
  coverImage: string;
  coverTint: string | undefined;
  createdAt: number;
  changedAt: number;
  /** What its distances from others are made of, calculated once (`distance-between.ts`). */
  era: number;
  fame: number;
  place: number;
  hidden: boolean;
  /** The folded words of the beginning of the description. */
  description: string;
};
