import { z } from 'zod';

/** Open Library's data about a book. */
export const IsbnView = z.object({
  /** 13 digits. */
  isbn: z.string(),
  /** `away`: Open Library could not be reached. */
  status: z.enum(['found', 'unknown', 'away']),
  title: z.string().optional(),
  author: z.string().optional(),
  publisher: z.string().optional(),
  publishedYear: z.number().int().optional(),
  pages: z.number().int().optional(),
  /** Whether it has a cover (`POST /api/admin/isbn/:isbn/cover`). */
  hasCover: z.boolean(),
});
export type IsbnView = z.output<typeof IsbnView>;
