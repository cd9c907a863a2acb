import { z } from 'zod';
import { Id, IsoDate, Quantity } from '../../parts.schemas.ts';
import { CART_CHANGES_MAX } from '../account/account-limits.ts';

const CartChange = z.strictObject({
  bookId: Id,
  /** `add` also sets another number of copies. */
  kind: z.enum(['add', 'remove']),
  /** How many copies are in the cart from then on; 1 if it is absent. */
  quantity: Quantity.optional(),
  /** When the customer did it, by the clock of the device. */
  at: IsoDate,
});
export type CartChange = z.output<typeof CartChange>;

/** What was done to the cart on a device. Of all changes of a book, the latest counts. */
export const CartChangesBody = z.strictObject({
  /** The device's time at sending, so that a wrong clock does not matter. */
  sentAt: IsoDate,
  changes: z.array(CartChange).min(1, 'Please name a change.').max(CART_CHANGES_MAX),
});
export type CartChangesBody = z.output<typeof CartChangesBody>;

/** The cart of an account; `GET /api/books/?ids=` returns those of its books that the shop still has. */
export const CartView = z.object({
  bookIds: z.array(Id),
  /** How many copies of each of them; absent if it is 1 of each. */
  quantities: z.array(z.number().int()).optional(),
});
export type CartView = z.output<typeof CartView>;

/** The cart after changes. `refused` lists books that were not added because the cart is full. */
export const ChangedCart = CartView.extend({ refused: z.array(Id) });
export type ChangedCart = z.output<typeof ChangedCart>;
