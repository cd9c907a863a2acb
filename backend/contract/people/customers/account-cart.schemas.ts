import { z } from 'zod';
import { Id, IsoDate, Quantity } from '../../parts.schemas.ts';
import { CART_CHANGES_MAX } from '../account/account-limits.ts';

const CartChange = z.strictObject({
  bookId: Id,
  /** `add` also changes the number of copies. */
  kind: z.enum(['add', 'remove']),
  /** The new number of copies; 1 if absent. */
  quantity: Quantity.optional(),
  /** By the device's clock. */
  at: IsoDate,
});
export type CartChange = z.output<typeof CartChange>;

/** Changes made on a device. The latest change of each book wins. */
export const CartChangesBody = z.strictObject({
  /** The device's time at sending, so that a wrong clock does not matter. */
  sentAt: IsoDate,
  changes: z.array(CartChange).min(1, 'Please name a change.').max(CART_CHANGES_MAX),
});
export type CartChangesBody = z.output<typeof CartChangesBody>;

/** `GET /api/books/?ids=` returns those of the books that the shop still has. */
export const CartView = z.object({
  bookIds: z.array(Id),
  /** Copies of each book; absent if all are 1. */
  quantities: z.array(z.number().int()).optional(),
});
export type CartView = z.output<typeof CartView>;

/** `refused` lists books that were not added because the cart is full. */
export const ChangedCart = CartView.extend({ refused: z.array(Id) });
export type ChangedCart = z.output<typeof ChangedCart>;
