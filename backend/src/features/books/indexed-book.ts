import type { BookView } from '@book-store/contract/schemas/books';

/** The fields of a book that searching, filtering, sorting and the sitemap need. */
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
  createdAt: number;
  changedAt: number;
  hidden: boolean;
};
