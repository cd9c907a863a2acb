import { z } from 'zod';
import { Id, WireId } from '../../parts.schemas.ts';
import { WISHES_MAX } from '../account/account-limits.ts';

/** Latest first; `GET /api/books/?ids=` returns the books. */
export const WishesView = z.object({
  wishes: z.array(WireId),
  /** Sold-out books whose return the customer wants to learn of. */
  backInStock: z.array(WireId),
});
export type WishesView = z.input<typeof WishesView>;

/** The wishes that a device has kept for somebody who was not signed in, latest first. */
export const JoinWishesBody = z.strictObject({
  bookIds: z.array(Id).min(1, 'Please name a book.').max(WISHES_MAX),
});

/** `refused` lists books that were not added because the list is full. */
export const JoinedWishes = WishesView.extend({ refused: z.array(WireId) });
