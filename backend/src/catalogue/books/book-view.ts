import type {
  BookCardView,
  BookView,
  EditionView,
} from '@book-store/contract/catalogue/books/books.schemas';
import { coverFacts } from '../../platform/pictures/cover-tint.ts';
import type { StoredBook } from './books.model.ts';
import type { IndexedBook } from './indexed-book.ts';

// Each member is named, and an object begins with one: lists show a hundred books, and to copy all members, or to add
// some to a copy, takes half as long again.

/** Converts a stored book to what everyone sees of it: id and date as strings, nothing internal. */
export const toBookView = (book: StoredBook): BookView => ({
  _id: book._id.toString(),
  ...shownOnCards({ ...book, id: book._id.toString() }),
  description: book.description ?? '',
  isbn: book.isbn,
  publisher: book.publisher,
  publishedYear: book.publishedYear,
  pages: book.pages,
  weight: book.weight,
  language: book.language,
  format: book.format,
  tags: book.tags?.length ? book.tags : undefined,
  popularity: book.popularity,
  fixedPrice: book.fixedPrice || undefined,
  createdAt: book.createdAt.toISOString(),
  version: book.version ?? 0,
});

/** Converts a book of the index to what a card shows of it. */
export const toBookCard = (book: IndexedBook): BookCardView => ({
  _id: book.id,
  ...shownOnCards(book),
});

/** Converts a book of the index to what tells it from other editions. */
export const toEdition = (book: IndexedBook): EditionView => ({
  ...toBookCard(book),
  format: book.format,
  language: book.language,
  publisher: book.publisher,
  publishedYear: book.publishedYear,
});

type OnCards =
  | 'title'
  | 'author'
  | 'category'
  | 'coverImage'
  | 'coverTint'
  | 'newPriceCents'
  | 'oldPriceCents'
  | 'lowestCents'
  | 'trending'
  | 'series'
  | 'stock'
  | 'orderable'
  | 'hidden';

const shownOnCards = (book: Pick<StoredBook, OnCards> & { id: string }) => ({
  title: book.title,
  author: book.author,
  category: book.category,
  ...coverFacts(book),
  // Nobody is served the drawing of a hidden book.
  ...(book.hidden && { drawnCover: undefined }),
  newPrice: book.newPriceCents,
  oldPrice: book.oldPriceCents,
  lowestPrice: book.lowestCents,
  trending: book.trending,
  series: book.series,
  stock: book.stock,
  orderable: book.orderable || undefined,
  hidden: book.hidden || undefined,
});
