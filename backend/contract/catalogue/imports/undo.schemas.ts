import { z } from 'zod';
import { pageOf, WireDate, WireId } from '../../parts.schemas.ts';
import { KEPT_REASONS } from './undo.ts';

const Count = z.number().int();

/** How far undoing an import is, and what it has done. */
export const ImportUndone = z.object({
  by: z.string(),
  startedAt: WireDate,
  finishedAt: WireDate.optional(),
  /** Whether it had to end early. */
  failed: z.boolean(),
  /** Books, and books done. */
  total: Count,
  done: Count,
  /** Books with their former values, added ones in the bin, and those listed with a reason. */
  putBack: Count,
  binned: Count,
  kept: Count,
});

export const ListKeptQuery = z.strictObject(pageOf(100));

/** A book that is not as it was before the import, although that was undone. */
export const KeptBookView = z.object({
  bookId: WireId,
  title: z.string(),
  reason: z.enum(KEPT_REASONS),
});
export type KeptBookView = z.input<typeof KeptBookView>;
