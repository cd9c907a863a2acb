import { z } from 'zod';
import { elseCode, refused } from '../../field-codes.ts';
import { BookLine, Line, wholeNumber } from '../../parts.schemas.ts';
import { WEIGHT_MAX } from '../../settings/delivery/weight.ts';
import { PUBLISHER_MAX, RATING_SOURCE_MAX, SERIES_MAX, TAG_MAX } from '../../text-limits.ts';
import {
  BOOK_FORMATS,
  PAGES_MAX,
  POPULARITY_MAX,
  RATING_MAX,
  SERIES_NUMBER_MAX,
  STOCK_MAX,
  TAGS_MAX,
} from './book-facts.ts';
import { toIsbn13 } from './isbn.ts';
import { toLanguage } from './language.ts';

/** An ISBN of 10 or 13 digits with a valid check digit, stored as 13 digits. */
const Isbn = Line.max(40)
  .overwrite((text) => toIsbn13(text) ?? text)
  .refine((text) => text === '' || toIsbn13(text) === text, {
    ...refused('invalid-isbn', 'This is not an ISBN. Please check its digits: there are 10 or 13.'),
  });

/** A language code such as `en`, `eng` or `en-US`, stored as `en`. */
const Language = Line.max(35)
  .overwrite((code) => toLanguage(code) ?? code)
  .refine((code) => code === '' || toLanguage(code) === code, {
    ...refused('invalid-language', 'This is not the code of a language. Examples: en, fr, de.'),
  });

const Series = z.strictObject({
  name: BookLine.min(1, 'Please enter the name of the series.').max(SERIES_MAX),
  number: z
    .number()
    .min(0, 'A number in a series cannot be negative.')
    .max(SERIES_NUMBER_MAX)
    .multipleOf(0.01, 'A number in a series has at most two decimals.')
    .nullish(),
});

const AVERAGE = `An average rating is a number from 0 to ${RATING_MAX}.`;

/** How readers rate the book elsewhere; the shop does not check it. */
const Rating = z.strictObject({
  average: z
    .number({ error: AVERAGE })
    .min(0, AVERAGE)
    .max(RATING_MAX, AVERAGE)
    .multipleOf(0.01, 'An average rating has at most two decimals.'),
  count: wholeNumber(1, POPULARITY_MAX, 'The number of ratings is a whole number from 1.'),
  source: BookLine.max(RATING_SOURCE_MAX).nullish(),
});

const Tag = BookLine.toLowerCase()
  .min(1)
  .max(TAG_MAX)
  .regex(elseCode('invalid-tag', /^[^,]*$/), 'A tag has no commas.');

/** Optional facts. Null or an empty value means unknown. */
export const BookFacts = {
  isbn: Isbn.nullish(),
  publisher: BookLine.max(PUBLISHER_MAX).nullish(),
  publishedYear: wholeNumber(1, 9999, 'A year has at most four digits.').nullish(),
  pages: wholeNumber(1, PAGES_MAX, `A book has 1 to ${PAGES_MAX} pages.`).nullish(),
  /** In grams. */
  weight: wholeNumber(1, WEIGHT_MAX, `A book weighs 1 to ${WEIGHT_MAX} grams.`).nullish(),
  language: Language.nullish(),
  format: z.enum(BOOK_FORMATS).nullish(),
  series: Series.nullish(),
  tags: z
    .array(Tag)
    .max(TAGS_MAX, `A book has at most ${TAGS_MAX} tags.`)
    .overwrite((tags) => [...new Set(tags)])
    .nullish(),
  /** How well known the book is elsewhere, such as by ratings; higher is better known. */
  popularity: wholeNumber(
    0,
    POPULARITY_MAX,
    'The popularity is a whole number, such as of ratings.',
  ).nullish(),
  rating: Rating.nullish(),
  /** Copies on the shelf; null: stock is not tracked. */
  stock: wholeNumber(0, STOCK_MAX, `The stock is a whole number from 0 to ${STOCK_MAX}.`).nullish(),
  orderable: z.boolean().nullish(),
  hidden: z.boolean().nullish(),
  /** Price fixed by the publisher: no discounts. If absent for a new book, the shop's settings decide. */
  fixedPrice: z.boolean().nullish(),
};
