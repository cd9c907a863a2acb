import { z } from 'zod';

/** A genre that visitors see, in the owner's order. */
export const GenreView = z.object({
  /** Stands in the address: `/genres/science-fiction`. */
  slug: z.string(),
  name: z.string(),
  /** The `category` of its books: the name in lower case. */
  category: z.string(),
  books: z.number().int(),
});
export type GenreView = z.output<typeof GenreView>;
