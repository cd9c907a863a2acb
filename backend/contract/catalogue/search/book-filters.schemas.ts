import { z } from 'zod';
import { type BookFilterName, FILTER_VALUES_MAX, SEARCH_MAX } from '../../lists.ts';
import { Line } from '../../parts.schemas.ts';
import { TITLE_MAX } from '../../text-limits.ts';
import { BOOK_FORMATS, DECADE, PRICE_RANGES } from '../books/book-facts.ts';

/** One or several values; in a query the parameter is repeated. Equal choices parse to equal lists. */
const several = <Value extends string>(value: z.ZodType<Value, string>) =>
  z
    .union([value, z.array(value).min(1).max(FILTER_VALUES_MAX)])
    .transform((given) => [...new Set([given].flat())].sort())
    .optional();

const Text = Line.toLowerCase().max(TITLE_MAX);
const Yes = z.literal('true').optional();

/**
 * What narrows a list of books. A book must match every filter, and of a filter with several values any
 * one.
 */
export const BOOK_FILTERS = {
  category: several(Text),
  /** The slug of an author (`authorsOf`, `slugOf`). */
  author: several(Text),
  price: several(z.enum(PRICE_RANGES)),
  /** A language code like `en`. */
  language: several(Text),
  format: several(z.enum(BOOK_FORMATS)),
  /** The first year of a decade: `1990`; `earlier` for those before 1980. */
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

/** `together`: of the editions of a work only the first is listed, and they count once. */
export const Editions = z.literal('together').optional();

/** Query parameters of `GET /api/books/facets`. */
export const FacetsQuery = z.strictObject({ ...BOOK_FILTERS, editions: Editions });
export type FacetsQuery = z.input<typeof FacetsQuery>;
