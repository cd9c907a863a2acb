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
import { COVER_PROBLEMS } from '../covers/cover-problems.ts';
import { BOOK_FILTERS, Editions } from '../search/book-filters.schemas.ts';
import { BookFacts } from './book-facts.schemas.ts';
import { BOOK_FORMATS } from './book-facts.ts';

/** A genre's name in lower case. */
const Category = Line.max(GENRE_MAX);

/**
 * A file name such as `book-1.webp` (bundled or uploaded, served at `/covers/{width}/{file}`), or an
 * http(s) URL, from which the shop copies the picture.
 */
export const CoverImage = z
  .string()
  .trim()
  .max(2048)
  .regex(
    /^(https?:\/\/[^\s\p{Cc}\p{Cs}"<>\\]+|[A-Za-z0-9][A-Za-z0-9._-]{0,119})$/u,
    'A cover must be the name of an uploaded file or an http(s) URL.',
  );

export const BookView = z.object({
  _id: Id,
  title: z.string(),
  author: z.string().optional(),
  description: z.string(),
  category: z.string(),
  /** Empty if the book has no cover of its own. */
  coverImage: z.string(),
  /** The file name of the generated cover of a book without its own. */
  drawnCover: z.string().optional(),
  /** A dark tint of the cover as `#rrggbb`, for its background. */
  coverTint: z.string().optional(),
  /** The URL that its cover was copied from, or will be while `coverImage` is empty. Only admins see it. */
  coverSource: z.string().optional(),
  /** Why it could not be copied. */
  coverProblem: z.enum(COVER_PROBLEMS).optional(),
  newPrice: Money,
  /** A book is on sale if this is higher than `newPrice`. */
  oldPrice: Money.optional(),
  /** The lowest price in the 30 days before the last reduction; absent after a price rise. */
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
  /** How readers rate the book elsewhere, as imported: the shop does not check it. */
  rating: z
    .object({ average: z.number(), count: z.number().int(), source: z.string().optional() })
    .optional(),
  /** How well known the book is elsewhere; higher is better known. */
  popularity: z.number().int().optional(),
  /** Copies on the shelf; absent if stock is not tracked. */
  stock: z.number().int().optional(),
  /** Whether it can be ordered when sold out. */
  orderable: z.boolean().optional(),
  /** Only admins see hidden books. */
  hidden: z.boolean().optional(),
  /** Price fixed by the publisher: no discounts. */
  fixedPrice: z.boolean().optional(),
  createdAt: IsoDate,
  /** Raised by edits, not by orders or stock counts. */
  version: Version,
});
export type BookView = z.output<typeof BookView>;

/** A price with its period; the current one has no `until`. */
export const BookPrice = z.object({ price: Money, from: IsoDate, until: IsoDate.optional() });
export type BookPrice = z.output<typeof BookPrice>;

/** Query parameters of `GET /api/books/`. */
export const ListBooksQuery = z.strictObject({
  ...BOOK_FILTERS,
  sort: z.enum(LIST_SORTS).optional(),
  /** Up to 100 comma-separated ids, for a cart; unknown ids are omitted. */
  ids: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-f]{24}(,[0-9a-f]{24}){0,99}$/, 'These are not valid ids.')
    .transform((ids) => ids.split(','))
    .optional(),
  ...pageOf(LIMIT_MAX),
  /** Continues the list after this book, whatever was added meanwhile. Replaces `page`. */
  after: Id.optional(),
});
export type ListBooksQuery = z.input<typeof ListBooksQuery>;

/** The fields that book cards show. */
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
  rating: true,
  stock: true,
  orderable: true,
  hidden: true,
}).extend({
  /** The beginning of the description; only in lists that ask for it. */
  teaser: z.string().optional(),
  /** The number of editions, if a list groups several of them. */
  editions: z.number().int().optional(),
});
export type BookCardView = z.output<typeof BookCardView>;

/** A book with the fields that distinguish editions of one work. */
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

export const CreateBookBody = z.strictObject({
  title: BookLine.min(1, 'Please enter a title.').max(TITLE_MAX),
  author: BookLine.max(AUTHOR_MAX).optional(),
  description: Description.min(1, 'Please enter a description.'),
  category: Category.min(1, 'Please choose a genre.'),
  /** If blank or absent, the shop draws a cover with title and author. */
  coverImage: z.union([z.literal(''), CoverImage]).default(''),
  newPrice: Price,
  oldPrice: Price.nullish(),
  trending: z.boolean().default(false),
  ...BookFacts,
});
export type CreateBookBody = z.input<typeof CreateBookBody>;

/**
 * A blank cover keeps the existing one, as does any absent field that is optional here; null or an
 * empty text removes the value. An imported book may have no description.
 */
export const EditBookBody = CreateBookBody.extend({
  description: Description,
  coverImage: z.union([z.literal(''), CoverImage]).optional(),
  trending: z.boolean().optional(),
  version: FromVersion,
});
export type EditBookBody = z.input<typeof EditBookBody>;
