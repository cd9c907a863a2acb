import { z } from 'zod';
import { ADMIN_BOOK_SORTS, ADMIN_BOOKS_LIMIT_MAX, PAGE_MAX } from '../../lists.ts';
import { Id } from '../../parts.schemas.ts';
import { BOOK_FILTERS } from '../search/book-filters.schemas.ts';
import { BookView } from './books.schemas.ts';

const Yes = z.literal('true').optional();

export const ADMIN_BOOK_FILTERS = {
  ...BOOK_FILTERS,
  hidden: Yes,
  /** Without their own cover. */
  noCover: Yes,
  /** Whose cover could not be copied from its address. */
  failedCover: Yes,
  /** Tracked, not orderable, at most the shop's `lowStockLevel` left, and ordered in the last six months. */
  lowStock: Yes,
};

export const AdminBooksQuery = z.strictObject({
  ...ADMIN_BOOK_FILTERS,
  /** `copies` lists the fewest first; books without tracked stock come last. */
  sort: z.enum(ADMIN_BOOK_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  limit: z.coerce.number().int().min(1).max(ADMIN_BOOKS_LIMIT_MAX).default(20),
  /** Continues the list after this book. Replaces `page`. */
  after: Id.optional(),
});
export type AdminBooksQuery = z.input<typeof AdminBooksQuery>;

export const ListedBook = BookView.omit({ description: true });
export type ListedBook = z.output<typeof ListedBook>;
