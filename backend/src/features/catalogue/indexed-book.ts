import type { BookView } from '@book-store/contract/schemas/books';

/** The fields of a book that searching, filtering, sorting, cards and the sitemap need. */
export type IndexedBook = Pick<
  BookView,
  | 'title'
  | 'author'
  | 'category'
  | 'trending'
  | 'isbn'
  | 'publishedYear'
  | 'language'
  | 'format'
  | 'series'
  | 'tags'
  | 'stock'
  | 'orderable'
> & {
  id: string;
  titleKey: string;
  newPriceCents: number;
  oldPriceCents: number | undefined;
  coverImage: string;
  coverTint: string | undefined;
  /** The beginning of the description, as a card shows it. */
  teaser: string;
  createdAt: number;
  changedAt: number;
  hidden: boolean;
  publisher: string | undefined;
  /** The folded words of the beginning of the description. */
  description: string;
  /** How known the book is elsewhere; a higher number is better known. */
  popularity?: number | undefined;
};
