import type {
  BookCardView,
  BookView,
  EditionView,
} from '@book-store/contract/catalogue/books/books.schemas';
import { coverFacts } from '../../platform/pictures/cover-tint.ts';
import type { StoredBook } from './books.model.ts';
import type { IndexedBook } from './indexed-book.ts';

// Objects are written out member by member, starting with a named one: lists show a hundred books, and copying
// objects takes half as long again.

/** Returns the public fields: id and date as strings, nothing internal. */
export const toBookView = (book: StoredBook): BookView => ({
  _id: book._id.toString(),
  ...shownOnCards({ ...book, id: book._id.toString() }),
  coverSource: book.coverSource,
  coverProblem: book.coverProblem,
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

export const toBookCard = (book: IndexedBook): BookCardView => ({
  _id: book.id,
  ...shownOnCards(book),
});

/** Returns the fields that distinguish editions. */
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
  | 'rating'
  | 'stock'
  | 'orderable'
  | 'hidden';

const shownOnCards = (book: Pick<StoredBook, OnCards> & { id: string }) => ({
  title: book.title,
  author: book.author,
  category: book.category,
  ...coverFacts(book),
  // The drawing of a hidden book is not served.
  ...(book.hidden && { drawnCover: undefined }),
  newPrice: book.newPriceCents,
  oldPrice: book.oldPriceCents,
  lowestPrice: book.lowestCents,
  trending: book.trending,
  series: book.series,
  rating: book.rating,
  stock: book.stock,
  orderable: book.orderable || undefined,
  hidden: book.hidden || undefined,
});
