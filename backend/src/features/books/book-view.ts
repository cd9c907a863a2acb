import { toDollars } from '@book-store/contract/money';
import type { BookView } from '@book-store/contract/schemas/books';
import { coverFacts } from '../../shared/drawn-covers/drawn-cover.ts';
import type { StoredBook } from './books.model.ts';
import { readableBook } from './readable-book.ts';

/** Converts a stored book to wire form: id and date as strings, cents to dollars, nothing internal. */
export const toBookView = (book: StoredBook): BookView => toView(readableBook(book));

const toView = (book: StoredBook): BookView => ({
  _id: book._id.toString(),
  title: book.title,
  author: book.author ?? undefined,
  description: book.description ?? '',
  category: book.category,
  ...coverFacts({ ...book, id: book._id.toString() }),
  // Nobody is served the drawing of a hidden book.
  ...(book.hidden && { drawnCover: undefined }),
  newPrice: toDollars(book.newPriceCents),
  oldPrice: typeof book.oldPriceCents === 'number' ? toDollars(book.oldPriceCents) : undefined,
  trending: book.trending,
  isbn: book.isbn ?? undefined,
  publisher: book.publisher ?? undefined,
  publishedYear: book.publishedYear ?? undefined,
  pages: book.pages ?? undefined,
  language: book.language ?? undefined,
  format: book.format ?? undefined,
  series: book.series
    ? { name: book.series.name, number: book.series.number ?? undefined }
    : undefined,
  tags: book.tags?.length ? book.tags : undefined,
  stock: book.stock ?? undefined,
  orderable: book.orderable || undefined,
  hidden: book.hidden || undefined,
  createdAt: book.createdAt.toISOString(),
});
