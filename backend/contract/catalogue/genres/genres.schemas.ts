import { z } from 'zod';
import { elseCode } from '../../field-codes.ts';
import { FromVersion, Name, Version } from '../../parts.schemas.ts';
import { GENRE_MAX } from '../../text-limits.ts';

/** In the owner's order. */
export const GenreView = z.object({
  /** Part of the URL: `/genres/science-fiction`. Does not change with the name. */
  slug: z.string(),
  name: z.string(),
  /** The `category` of its books: the genre's first name in lower case. */
  category: z.string(),
  books: z.number().int(),
});
export type GenreView = z.output<typeof GenreView>;

/** `books` includes hidden books. */
export const AdminGenreView = GenreView.extend({
  /** Visitors find neither its shelf nor its name; its books stay on other shelves. */
  hidden: z.boolean(),
  version: Version,
});
export type AdminGenreView = z.output<typeof AdminGenreView>;

export const GenreSlug = z
  .string()
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
  .max(GENRE_MAX);
export const GenreSlugParam = z.object({ slug: GenreSlug });

const GenreName = Name.min(1, 'Please enter a name.')
  .max(GENRE_MAX, `Use at most ${GENRE_MAX} characters.`)
  .regex(elseCode('invalid-name', /[\p{L}\p{N}]/u), 'A name has at least one letter or digit.');

export const AddGenreBody = z.strictObject({ name: GenreName });
export type AddGenreBody = z.input<typeof AddGenreBody>;

/** Absent values stay. */
export const EditGenreBody = z.strictObject({
  name: GenreName.optional(),
  hidden: z.boolean().optional(),
  version: FromVersion,
});
export type EditGenreBody = z.input<typeof EditGenreBody>;

/** Every genre's slug, in the new order. */
export const OrderGenresBody = z.strictObject({ slugs: z.array(GenreSlug).max(500) });
export type OrderGenresBody = z.input<typeof OrderGenresBody>;
