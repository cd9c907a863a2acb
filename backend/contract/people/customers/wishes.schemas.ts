import { z } from 'zod';
import { Id } from '../../parts.schemas.ts';

/** The books that an account has marked, latest first; `GET /api/books/?ids=` returns them. */
export const WishesView = z.object({
  wishes: z.array(Id),
  /** Sold-out books whose return the customer wants to learn of. */
  backInStock: z.array(Id),
});
export type WishesView = z.output<typeof WishesView>;
