import { QUANTITY_MAX } from '../../order-limits.ts';

/** Why the copies on the shelf became more or fewer. */
export const STOCK_CAUSES = [
  'order-placed',
  'order-unconfirmed',
  'order-confirmed',
  'order-cancelled',
  'order-refused',
  'order-reopened',
  'order-changed',
  'order-returned',
  'book-added',
  'edited',
  'counted',
  'corrected',
  'imported',
] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

/** Maximum length of an admin's reason for a change of the stock, in characters. */
export const STOCK_REASON_MAX = 200;

/** With so many copies or fewer a book is running out, until the owner sets another number. */
export const LOW_STOCK_LEVEL = 3;
export const LOW_STOCK_LEVEL_MAX = 1000;

/** With this many copies or fewer, the shop says how many are left. */
export const FEW_LEFT = 3;

type Stocked = { stock?: number | null | undefined; orderable?: boolean | null | undefined };

/** Whether a book can be bought: `orderable` is sold out but can be ordered from the publisher. */
export type Availability =
  | { kind: 'available' | 'orderable' | 'sold-out' }
  | { kind: 'few-left'; left: number };

/** Returns whether a book can be bought. A book without `stock` is not counted, so it is available. */
export function availabilityOf({ stock, orderable }: Stocked): Availability {
  if (stock === undefined || stock === null || stock > FEW_LEFT) return { kind: 'available' };
  if (stock > 0) return { kind: 'few-left', left: stock };
  return { kind: orderable ? 'orderable' : 'sold-out' };
}

/**
 * Returns how many copies of a book one order can have. What the shelf lacks of an orderable book comes from the
 * publisher.
 */
export const mostCopiesOf = ({ stock, orderable }: Stocked): number =>
  orderable ? QUANTITY_MAX : Math.min(stock ?? QUANTITY_MAX, QUANTITY_MAX);

/** Returns whether so many copies of a book can be put into the cart. */
export const isBuyable = (book: Stocked, quantity = 1): boolean => mostCopiesOf(book) >= quantity;
