import { z } from 'zod';
import { Id, IsoDate, Line, pageOf } from '../../parts.schemas.ts';
import { GENRE_MAX } from '../../text-limits.ts';
import { BookView } from '../books/books.schemas.ts';
import { PUT_BACK_MAX } from './bin.ts';

export const ListBinQuery = z.strictObject(pageOf(50));
export type ListBinQuery = z.input<typeof ListBinQuery>;

/** A deleted book, until the day on which it is removed for good. */
export const BinnedBookView = z.object({
  book: BookView,
  deletedAt: IsoDate,
  /** The admin's username. */
  deletedBy: z.string(),
  keptUntil: IsoDate,
  /** Whether the shop no longer has its genre, so that it needs another one. */
  genreGone: z.boolean(),
});
export type BinnedBookView = z.output<typeof BinnedBookView>;

export const PutBackBody = z.strictObject({
  ids: z
    .array(Id)
    .min(1)
    .max(PUT_BACK_MAX, `At most ${PUT_BACK_MAX} books at once.`)
    .overwrite((ids) => [...new Set(ids)]),
  /** For books whose genre the shop no longer has. */
  category: Line.min(1, 'Please choose a genre.').max(GENRE_MAX).optional(),
});
export type PutBackBody = z.input<typeof PutBackBody>;
