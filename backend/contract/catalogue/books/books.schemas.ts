import { z } from 'zod';
import { LIMIT_MAX, LIST_SORTS } from '../../lists.ts';
import {
  BookLine,
  BookLines,
  FromVersion,
  Id,
  IsoDate,
  Line,
  Money,
  Price,
  pageOf,
  Version,
} from '../../parts.schemas.ts';
import { AUTHOR_MAX, DESCRIPTION_MAX, GENRE_MAX, TITLE_MAX } from '../../text-limits.ts';
import { BOOK_FILTERS, Editions } from '../search/book-filters.schemas.ts';
import { BookFacts } from './book-facts.schemas.ts';
import { BOOK_FORMATS } from './book-facts.ts';

/** The name of a genre in lower case. */
const Category = Line.max(GENRE_MAX);

/**
 * A file name such as `book-1.webp` (bundled or uploaded, served at `/covers/{width}/{file}`), or an
 * http(s) URL.
 */
export const CoverImage = z
  .string()
  .trim()
  .max(2048)
  .regex(
    /^(https?:\/\/[^\s\p{Cc}\p{Cs}"<>\\]+|[A-Za-z0-9][A-Za-z0-9._-]{0,119})$/u,
    'A cover must be the name of an uploaded file or an http(s) URL.',
  );

/** A book as everyone sees it. */
export const BookView = z.object({
  _id: Id,
  title: z.string(),
  author: z.string().optional(),
  description: z.string(),
  category: z.string(),
  /** Empty for a book without a cover of its own. */
  coverImage: z.string(),
  /** The cover that the shop draws for a book without one of its own: a file name like `coverImage`. */
  drawnCover: z.string().optional(),
  /** A dark tint of the cover as `#rrggbb`, for its background; absent for covers by URL. */
  coverTint: z.string().optional(),
  newPrice: Money,
  /** A book is reduced if it is higher than `newPrice`. */
  oldPrice: Money.optional(),
  /** The lowest price of the 30 days before the last reduction; absent since a rise. */
  lowestPrice: Money.optional(),
  trending: z.boolean(),
  /** 13 digits. */
  isbn: z.string().optional(),
  publisher: z.string().optional(),
  publishedYear: z.number().int().optional(),
  pages: z.number().int().optional(),
  /** In grams. */
  weight: z.number().int().optional(),
  /** A language code like `en` (ISO 639). */
  language: z.string().optional(),
  format: z.enum(BOOK_FORMATS).optional(),
  series: z.object({ name: z.string(), number: z.number().optional() }).optional(),
  tags: z.array(z.string()).optional(),
  /** How known the book is elsewhere: the higher, the better known. */
  popularity: z.number().int().optional(),
  /** Copies on the shelf; absent if the shop does not count them. */
  stock: z.number().int().optional(),
  /** Whether it can still be ordered when sold out. */
  orderable: z.boolean().optional(),
  /** Only admins see hidden books. */
  hidden: z.boolean().optional(),
  /** Set by the publisher: the book takes no discount. */
  fixedPrice: z.boolean().optional(),
  createdAt: IsoDate,
  /** Raised by edits, not by orders and counts of copies. */
  version: Version,
});
export type BookView = z.output<typeof BookView>;

/** A price of a book with its time; the present one has no end. */
export const BookPrice = z.object({ price: Money, from: IsoDate, until: IsoDate.optional() });
export type BookPrice = z.output<typeof BookPrice>;

/** Query parameters of `GET /api/books/`. */
export const ListBooksQuery = z.strictObject({
  ...BOOK_FILTERS,
  sort: z.enum(LIST_SORTS).optional(),
  /** Up to 100 comma-separated ids, for the books of a cart; books that no longer exist are omitted. */
  ids: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-f]{24}(,[0-9a-f]{24}){0,99}$/, 'These are not valid ids.')
    .transform((ids) => ids.split(','))
    .optional(),
  ...pageOf(LIMIT_MAX),
  /** The id of a book after which the list continues, whatever was added meanwhile. Replaces `page`. */
  after: Id.optional(),
});
export type ListBooksQuery = z.input<typeof ListBooksQuery>;

/** What the cards of the shop's own pages show of a book. */
export const BookCardView = BookView.pick({
  _id: true,
  title: true,
  author: true,
  category: true,
  coverImage: true,
  drawnCover: true,
  coverTint: true,
  newPrice: true,
  oldPrice: true,
  lowestPrice: true,
  trending: true,
  series: true,
  stock: true,
  orderable: true,
  hidden: true,
}).extend({
  /** The beginning of the description, in lists that ask for it. */
  teaser: z.string().optional(),
  /** How many editions the work has, in lists that have them together, if there are several. */
  editions: z.number().int().optional(),
});
export type BookCardView = z.output<typeof BookCardView>;

/** A book with what tells it from other editions of the same work. */
export const EditionView = BookCardView.extend(
  BookView.pick({ format: true, language: true, publisher: true, publishedYear: true }).shape,
);
export type EditionView = z.output<typeof EditionView>;

/** Query parameters of `GET /api/books/cards`. */
export const ListCardsQuery = ListBooksQuery.extend({
  teasers: z.literal('true').optional(),
  editions: Editions,
});
export type ListCardsQuery = z.input<typeof ListCardsQuery>;

const Description = BookLines.max(DESCRIPTION_MAX);

/** What an admin sends to create a book. */
export const CreateBookBody = z.strictObject({
  title: BookLine.min(1, 'Please enter a title.').max(TITLE_MAX),
  author: BookLine.max(AUTHOR_MAX).optional(),
  description: Description.min(1, 'Please enter a description.'),
  category: Category.min(1, 'Please choose a genre.'),
  /** Blank or absent: the shop draws a cover with title and author. */
  coverImage: z.union([z.literal(''), CoverImage]).default(''),
  newPrice: Price,
  oldPrice: Price.nullish(),
  trending: z.boolean().default(false),
  ...BookFacts,
});
export type CreateBookBody = z.input<typeof CreateBookBody>;

/**
 * What an admin sends to edit a book. A blank cover keeps the existing one, as does any absent field that
 * is optional here; null or an empty text removes it. An imported book may have no description.
 */
export const EditBookBody = CreateBookBody.extend({
  description: Description,
  coverImage: z.union([z.literal(''), CoverImage]).optional(),
  trending: z.boolean().optional(),
  version: FromVersion,
});
export type EditBookBody = z.input<typeof EditBookBody>;
