import { z } from 'zod';
import { MATCHES, SEARCH_MAX } from '../../lists.ts';
import { Line } from '../../parts.schemas.ts';
import { BookCardView, EditionView } from '../books/books.schemas.ts';

/** `books` counts within the selections in the other facets. */
export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
});
export type FacetValue = z.output<typeof FacetValue>;

/** A facet's counts ignore what is selected in the facet itself. */
export const FacetsView = z.object({
  total: z.number().int(),
  /** Values are categories. */
  category: z.array(FacetValue),
  /** Values are slugs; the authors with the most books, and the selected ones. */
  author: z.array(FacetValue),
  price: z.array(FacetValue),
  language: z.array(FacetValue),
  format: z.array(FacetValue),
  /** Values are first years, newest first: `1990`; the last one is `earlier`. */
  decade: z.array(FacetValue),
  /** Only the selected ones; values are slugs. */
  series: z.array(FacetValue),
  reduced: z.number().int(),
  available: z.number().int(),
  /** What `best-selling` sorts by in this shop: sales (with popularity), else popularity alone, else age. */
  ranking: z.enum(['sales', 'popularity', 'age']),
  /** Whether visible books have ratings, so that `best-rated` says something. */
  rated: z.boolean(),
});
export type FacetsView = z.output<typeof FacetsView>;

/** A name shared by several books. */
const Named = z.object({ slug: z.string(), name: z.string(), books: z.number().int() });

/** The author's series, longest first, each with its first volume and the author's books in it. */
export const AuthorView = Named.extend({
  series: z.array(Named.extend({ first: BookCardView })),
});
export type AuthorView = z.output<typeof AuthorView>;

/** The editions of one work, the one to offer first. */
const Volume = z.object({
  number: z.number().optional(),
  editions: z.array(EditionView),
});
export type Volume = z.output<typeof Volume>;

/** A series in reading order, unnumbered volumes last. A very long one is truncated. */
export const SeriesView = Named.extend({ volumes: z.array(Volume) });
export type SeriesView = z.output<typeof SeriesView>;

/** Query parameters of `GET /api/suggestions`. */
export const SuggestionsQuery = z.strictObject({ q: Line.min(1).max(SEARCH_MAX) });

export const SuggestionsView = z.object({
  books: z.array(BookCardView),
  authors: z.array(Named),
  series: z.array(Named),
  genres: z.array(Named),
  /** The number of search results. */
  total: z.number().int(),
  /** How the search was answered: exact matches, close ones, or those for `searchedFor`. */
  match: z.enum(MATCHES),
  /** The corrected search, if `match` is `corrected`. */
  searchedFor: z.string().optional(),
  /** Similar words in the catalogue, if nothing is found. */
  near: z.array(z.string()),
});
export type SuggestionsView = z.output<typeof SuggestionsView>;
