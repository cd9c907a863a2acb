import { z } from 'zod';
import { WireId } from '../../parts.schemas.ts';

/** Latest first; `GET /api/books/?ids=` returns the books. */
export const WishesView = z.object({
  wishes: z.array(WireId),
  /** Sold-out books whose return the customer wants to learn of. */
  backInStock: z.array(WireId),
});
export type WishesView = z.input<typeof WishesView>;
