import { z } from 'zod';
import { type BookFilterName, FILTER_VALUES_MAX, SEARCH_MAX } from '../../lists.ts';
import { Line } from '../../parts.schemas.ts';
import { TITLE_MAX } from '../../text-limits.ts';
import { BOOK_FORMATS, DECADE, PRICE_RANGES } from '../books/book-facts.ts';

/** One or several values; queries repeat the parameter. Equal selections parse to equal lists. */
const several = <Value extends string>(value: z.ZodType<Value, string>) =>
  z
    .union([value, z.array(value).min(1).max(FILTER_VALUES_MAX)])
    .transform((given) => [...new Set([given].flat())].sort())
    .optional();

const Text = Line.toLowerCase().max(TITLE_MAX);
const Yes = z.literal('true').optional();

/** A book must match every filter, and any one of a filter's values. */
export const BOOK_FILTERS = {
  category: several(Text),
  /** An author's slug (`authorsOf`, `slugOf`). */
  author: several(Text),
  price: several(z.enum(PRICE_RANGES)),
  /** A language code like `en`. */
  language: several(Text),
  format: several(z.enum(BOOK_FORMATS)),
  /** A decade's first year: `1990`; `earlier` for those before 1980. */
  decade: several(z.string().regex(DECADE, 'This is not the first year of a decade from 1980 on.')),
  /** The slug of a series' name. */
  series: several(Text),
  tag: several(Text),
  reduced: Yes,
  available: Yes,
  trending: Yes,
  /** Words of title, author, series or category, or an ISBN; tolerates typos and missing accents. */
  q: Line.max(SEARCH_MAX).optional(),
} satisfies Record<BookFilterName | 'q', z.ZodType>;

/** `together`: lists and counts only the first edition of each work. */
export const Editions = z.literal('together').optional();

export const FacetsQuery = z.strictObject({ ...BOOK_FILTERS, editions: Editions });
export type FacetsQuery = z.input<typeof FacetsQuery>;
