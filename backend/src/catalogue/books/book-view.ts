import type {
  BookCardView,
  BookView,
  EditionView,
} from '@book-store/contract/catalogue/books/books.schemas';
import { coverFacts } from '../../platform/pictures/cover-tint.ts';
import type { StoredBook } from './books.model.ts';
import type { IndexedBook } from './indexed-book.ts';
import { readableBook } from './readable-book.ts';

/** Converts a stored book to what everyone sees of it: id and date as strings, nothing internal. */
export const toBookView = (book: StoredBook): BookView => toView(readableBook(book));

const toView = (book: StoredBook): BookView => ({
  _id: book._id.toString(),
  ...shownOnCards({ ...book, id: book._id.toString() }),
  description: book.description ?? '',
  isbn: book.isbn ?? undefined,
  publisher: book.publisher ?? undefined,
  publishedYear: book.publishedYear ?? undefined,
  pages: book.pages ?? undefined,
  weight: book.weight ?? undefined,
  language: book.language ?? undefined,
  format: book.format ?? undefined,
  tags: book.tags?.length ? book.tags : undefined,
  popularity: book.popularity ?? undefined,
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
  author: book.author ?? undefined,
  category: book.category,
  ...coverFacts(book),
  // Nobody is served the drawing of a hidden book.
  ...(book.hidden && { drawnCover: undefined }),
  newPrice: book.newPriceCents,
  oldPrice: book.oldPriceCents ?? undefined,
  lowestPrice: book.lowestCents ?? undefined,
  trending: book.trending,
  series: book.series
    ? { name: book.series.name, number: book.series.number ?? undefined }
    : undefined,
  stock: book.stock ?? undefined,
  orderable: book.orderable || undefined,
  hidden: book.hidden || undefined,
});
