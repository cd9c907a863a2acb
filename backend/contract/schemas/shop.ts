import { z } from 'zod';

/** What visitors learn about delivery. */
export const ShopView = z.object({
  /** In dollars; 0 until the owner sets it. */
  deliveryFee: z.number(),
  /** From this sum of books, in dollars, the delivery is free. */
  freeFrom: z.number().optional(),
  /** Working days until the parcel arrives. */
  deliveryDays: z.object({ from: z.number().int(), to: z.number().int() }),
  /** Days until a sold-out book that can be ordered arrives. */
  orderableDays: z.number().int(),
  deliveryNote: z.string().optional(),
});
export type ShopView = z.output<typeof ShopView>;
