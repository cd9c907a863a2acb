import { z } from 'zod';
import { elseCode } from '../../field-codes.ts';
import { FromVersion, Name, Version } from '../../parts.schemas.ts';
import { GENRE_MAX } from '../../text-limits.ts';

/** A genre that visitors see, in the owner's order. */
export const GenreView = z.object({
  /** Stands in the address: `/genres/science-fiction`. It stays when the name changes. */
  slug: z.string(),
  name: z.string(),
  /** The `category` of its books: its first name in lower case. */
  category: z.string(),
  books: z.number().int(),
});
export type GenreView = z.output<typeof GenreView>;

/** A genre as the owner edits it; `books` counts hidden books as well. */
export const AdminGenreView = GenreView.extend({
  /** Visitors find neither its shelf nor its name; its books stay on the other shelves. */
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

/** What changes of a genre; what is absent stays. */
export const EditGenreBody = z.strictObject({
  name: GenreName.optional(),
  hidden: z.boolean().optional(),
  version: FromVersion,
});
export type EditGenreBody = z.input<typeof EditGenreBody>;

/** Every genre's slug, in the new order. */
export const OrderGenresBody = z.strictObject({ slugs: z.array(GenreSlug).max(500) });
export type OrderGenresBody = z.input<typeof OrderGenresBody>;
