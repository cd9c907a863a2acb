import { z } from 'zod';
import { WireDate, WireId } from '../../parts.schemas.ts';
import { PAPER_KINDS } from './papers.ts';

/** A paper, as its order names it. */
export const PaperRef = z.object({
  _id: WireId,
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  at: WireDate,
  /** True for a credit note that cancels the whole invoice. */
  whole: z.boolean().optional(),
  /** The return that a credit note is for. */
  ofReturn: WireId.optional(),
});
export type PaperRef = z.input<typeof PaperRef>;
