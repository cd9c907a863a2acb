import { QUANTITY_MAX } from '../../order-limits.ts';

/** Reasons for stock changes. */
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

/** In characters. */
export const STOCK_REASON_MAX = 200;

/** With this many copies or fewer, the shop says how many are left. */
export const FEW_LEFT = 3;

type Stocked = { stock?: number | null | undefined; orderable?: boolean | null | undefined };

/** `orderable`: sold out, but can be ordered from the publisher. */
export type Availability =
  | { kind: 'available' | 'orderable' | 'sold-out' }
  | { kind: 'few-left'; left: number };

/** A book without `stock` is not tracked, so it is available. */
export function availabilityOf({ stock, orderable }: Stocked): Availability {
  if (stock === undefined || stock === null || stock > FEW_LEFT) return { kind: 'available' };
  if (stock > 0) return { kind: 'few-left', left: stock };
  return { kind: orderable ? 'orderable' : 'sold-out' };
}

/** Returns the most copies that one order can have. The publisher supplies what an orderable book lacks in stock. */
export const mostCopiesOf = ({ stock, orderable }: Stocked): number =>
  orderable ? QUANTITY_MAX : Math.min(stock ?? QUANTITY_MAX, QUANTITY_MAX);

export const isBuyable = (book: Stocked, quantity = 1): boolean => mostCopiesOf(book) >= quantity;

/** Returns whether the shelf has too few copies, so that the publisher has to send some first. */
export const isOrderedFirst = ({ stock, orderable }: Stocked, quantity = 1): boolean =>
  orderable === true && quantity > (stock ?? quantity);
