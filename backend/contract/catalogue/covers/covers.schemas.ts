import { z } from 'zod';
import { Id, Line } from '../../parts.schemas.ts';
import { AUTHOR_MAX, GENRE_MAX, TITLE_MAX } from '../../text-limits.ts';

/** A book whose generated cover an admin wants to see. A new book has no id, which determines the layout. */
export const DrawnCoverQuery = z.strictObject({
  id: Id.optional(),
  title: Line.min(1).max(TITLE_MAX),
  author: Line.max(AUTHOR_MAX).optional(),
  category: Line.min(1).max(GENRE_MAX),
});
export type DrawnCoverQuery = z.input<typeof DrawnCoverQuery>;

export const DrawnCoverView = z.object({
  /** A `data:` URL, 240 pixels wide: covers of hidden books have no URL. */
  picture: z.string(),
});
export type DrawnCoverView = z.output<typeof DrawnCoverView>;
