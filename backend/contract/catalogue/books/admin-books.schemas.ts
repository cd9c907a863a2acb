import { z } from 'zod';
import { ADMIN_BOOK_SORTS, ADMIN_BOOKS_LIMIT_MAX, PAGE_MAX } from '../../lists.ts';
import { Id } from '../../parts.schemas.ts';
import { BOOK_FILTERS } from '../search/book-filters.schemas.ts';
import { BookView } from './books.schemas.ts';

const Yes = z.literal('true').optional();

/** What narrows the dashboard's list of books. */
export const ADMIN_BOOK_FILTERS = {
  ...BOOK_FILTERS,
  hidden: Yes,
  /** Without a cover of their own. */
  noCover: Yes,
  /** Counted, not to be ordered, and at most the shop's `lowStockLevel` left. */
  lowStock: Yes,
};

/** Query parameters of the dashboard's list of books. */
export const AdminBooksQuery = z.strictObject({
  ...ADMIN_BOOK_FILTERS,
  /** `copies` begins with the fewest; books that are not counted come last. */
  sort: z.enum(ADMIN_BOOK_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  limit: z.coerce.number().int().min(1).max(ADMIN_BOOKS_LIMIT_MAX).default(20),
  /** The id of a book after which the list continues. Replaces `page`. */
  after: Id.optional(),
});
export type AdminBooksQuery = z.input<typeof AdminBooksQuery>;

/** A book in the dashboard's list, without its description. */
export const ListedBook = BookView.omit({ description: true });
export type ListedBook = z.output<typeof ListedBook>;
