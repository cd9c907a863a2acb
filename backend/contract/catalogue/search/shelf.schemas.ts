import { z } from 'zod';
import { MATCHES, SEARCH_MAX } from '../../lists.ts';
import { Line } from '../../parts.schemas.ts';
import { BookCardView, EditionView } from '../books/books.schemas.ts';

/** One value of a facet, how it is called, and how many books have it beside the other chosen facets. */
export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
});
export type FacetValue = z.output<typeof FacetValue>;

/** The facets of a shelf. A facet's counts ignore what is chosen in this facet itself. */
export const FacetsView = z.object({
  total: z.number().int(),
  /** Values are categories. */
  category: z.array(FacetValue),
  /** Values are slugs; the authors with the most books, and the chosen ones. */
  author: z.array(FacetValue),
  price: z.array(FacetValue),
  language: z.array(FacetValue),
  format: z.array(FacetValue),
  /** Values are the first years, newest first: `1990`; the last one is `earlier`. */
  decade: z.array(FacetValue),
  /** Only the chosen ones; values are slugs. */
  series: z.array(FacetValue),
  reduced: z.number().int(),
  available: z.number().int(),
  /** What the order `best-selling` goes by in this shop: sales (with fame), else fame alone, else the books' age. */
  ranking: z.enum(['sales', 'popularity', 'age']),
});
export type FacetsView = z.output<typeof FacetsView>;

/** A name that stands for several books. */
const Named = z.object({ slug: z.string(), name: z.string(), books: z.number().int() });

/** An author, and the series, the longest first, each with its first volume and the author's books in it. */
export const AuthorView = Named.extend({
  series: z.array(Named.extend({ first: BookCardView })),
});
export type AuthorView = z.output<typeof AuthorView>;

/** A volume of a series: the editions of one work, first the one to offer. */
const Volume = z.object({
  number: z.number().optional(),
  editions: z.array(EditionView),
});
export type Volume = z.output<typeof Volume>;

/** A series in reading order, volumes without a number last. A very long one is cut off. */
export const SeriesView = Named.extend({ volumes: z.array(Volume) });
export type SeriesView = z.output<typeof SeriesView>;

/** Query parameters of `GET /api/suggestions`. */
export const SuggestionsQuery = z.strictObject({ q: Line.min(1).max(SEARCH_MAX) });

/** What the search box suggests. */
export const SuggestionsView = z.object({
  books: z.array(BookCardView),
  authors: z.array(Named),
  series: z.array(Named),
  genres: z.array(Named),
  /** The number of books that the search finds. */
  total: z.number().int(),
  /** How the search was answered: all that is suggested is exact, or close, or found by `searchedFor`. */
  match: z.enum(MATCHES),
  /** What was searched for instead, if `match` is `corrected`. */
  searchedFor: z.string().optional(),
  /** Words of the catalogue like the typed ones, if nothing is found. */
  near: z.array(z.string()),
});
export type SuggestionsView = z.output<typeof SuggestionsView>;
