import {
  BOOK_FORMATS,
  PAGES_MAX,
  POPULARITY_MAX,
  RATING_MAX,
  SERIES_NUMBER_MAX,
  STOCK_MAX,
} from '@book-store/contract/catalogue/books/book-facts';
import { COVER_PROBLEMS } from '@book-store/contract/catalogue/covers/cover-problems';
import { priceMax } from '@book-store/contract/money';
import { WEIGHT_MAX } from '@book-store/contract/settings/delivery/weight';
import {
  AUTHOR_MAX,
  DESCRIPTION_MAX,
  GENRE_MAX,
  PUBLISHER_MAX,
  RATING_SOURCE_MAX,
  SERIES_MAX,
  TAG_MAX,
  TITLE_MAX,
} from '@book-store/contract/text-limits';
import { model, Schema, type Types } from 'mongoose';
import { money, pastMoney } from '../../platform/documents/schema-parts.ts';
import type { Stored } from '../../platform/documents/stored.ts';
import { countsVisibleChanges } from '../../platform/documents/visible-changes.ts';

const cents = {
  type: Number,
  required: true,
  min: 0,
  validate: (cents: number) => Number.isInteger(cents) && cents <= priceMax(),
  ...money,
};

const whole = (min: number, max: number) => ({
  type: Number,
  min,
  max,
  validate: Number.isInteger,
});

const seriesSchema = new Schema(
  {
    name: { type: String, required: true, maxlength: SERIES_MAX },
    number: { type: Number, min: 0, max: SERIES_NUMBER_MAX },
  },
  { _id: false, strict: 'throw' },
);

const ratingSchema = new Schema(
  {
    average: { type: Number, required: true, min: 0, max: RATING_MAX },
    count: { ...whole(1, POPULARITY_MAX), required: true },
    source: { type: String, maxlength: RATING_SOURCE_MAX },
  },
  { _id: false, strict: 'throw' },
);

const pastPrice = new Schema(
  {
    cents: { type: Number, required: true, min: 0, ...pastMoney },
    until: { type: Date, required: true },
  },
  { _id: false, strict: 'throw' },
);

/** Shared by the shop's books and those in the bin. */
export const bookFields = {
  title: { type: String, required: true, maxlength: TITLE_MAX },
  /** The folded title, by which imports find a book. */
  titleKey: { type: String, required: true },
  author: { type: String, maxlength: AUTHOR_MAX },
  /** Empty if an import had none. */
  description: { type: String, default: '', maxlength: DESCRIPTION_MAX },
  category: { type: String, required: true, maxlength: GENRE_MAX },
  coverImage: { type: String, default: '' },
  coverTint: String,
  /** The address that the cover was copied from, or will be; it begins with `https:` (`toCover`). */
  coverSource: String,
  /** Why it could not be copied. */
  coverProblem: { type: String, enum: COVER_PROBLEMS },
  newPriceCents: cents,
  oldPriceCents: { ...cents, required: false },
  /** Past prices, oldest first (`toHistory`). */
  prices: { type: [pastPrice], default: undefined },
  /** The lowest price in the 30 days before the last reduction; absent after a price rise. */
  lowestCents: { type: Number, min: 0, ...pastMoney },
  trending: { type: Boolean, required: true, default: false },
  isbn: { type: String, match: /^97[89]\d{10}$/ },
  publisher: { type: String, maxlength: PUBLISHER_MAX },
  publishedYear: whole(1, 9999),
  pages: whole(1, PAGES_MAX),
  /** In grams. */
  weight: whole(1, WEIGHT_MAX),
  language: { type: String, maxlength: 8 },
  format: { type: String, enum: BOOK_FORMATS },
  series: seriesSchema,
  tags: { type: [{ type: String, maxlength: TAG_MAX }], default: undefined },
  popularity: whole(0, POPULARITY_MAX),
  rating: ratingSchema,
  stock: whole(0, STOCK_MAX),
  orderable: Boolean,
  /** When a copy was last taken for an order; absent before the first one. */
  soldAt: Date,
  /** Stored only if true. */
  hidden: Boolean,
  /** Stored only if true. */
  fixedPrice: Boolean,
  /** Counts edits by people; absent before the first one. */
  version: Number,
} as const;

const bookSchema = new Schema(bookFields, {
  collection: 'books',
  timestamps: true,
  versionKey: false,
  autoIndex: false,
  strict: 'throw',
});

// For the dashboard's count.
bookSchema.index({ trending: 1 });
// A new book reuses the tint of another one with the same cover.
bookSchema.index({ coverImage: 1, coverTint: 1 });
// A copied picture is the cover of all books with its address.
bookSchema.index({ coverSource: 1 });
// For the desk, which counts the covers that could not be copied.
bookSchema.index({ coverProblem: 1 });
// Imports find books by ISBN, or else by title.
bookSchema.index({ isbn: 1 });
bookSchema.index({ titleKey: 1 });
// A genre with books cannot be deleted.
bookSchema.index({ category: 1 });
// The search index reads what has changed since its last refresh.
bookSchema.index({ updatedAt: 1 });

// For books that are running out.
bookSchema.index({ stock: 1, soldAt: -1, _id: 1 });

bookSchema.plugin(countsVisibleChanges);

export type PastPrice = { cents: number; until: Date };
type Inferred = Stored<typeof bookSchema>;
/** Imports store no cover and no description if the file has none. */
export type StoredBook = Omit<Inferred, 'coverImage' | 'description'> &
  Partial<Pick<Inferred, 'coverImage' | 'description'>> & { _id: Types.ObjectId };
export const Book = model('Book', bookSchema);
