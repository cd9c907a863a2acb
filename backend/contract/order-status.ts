/** Every status of an order, in the order in which it usually has them; the last two end it unpaid. */
export const ORDER_STATUSES = [
  'placed',
  'confirmed',
  'packed',
  'out-for-delivery',
  'delivered',
  'refused',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The allowed moves of a cash-on-delivery order, the usual one first. A status without any is final. */
const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['out-for-delivery'],
  'out-for-delivery': ['delivered', 'refused'],
  delivered: [],
  refused: [],
  cancelled: [],
};

/** Returns the statuses that an order can change to, the usual one first. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => MOVES[status];

/** Returns whether an order may change directly from one status to the other. */
export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => MOVES[from].includes(to);

/** Returns whether an order still needs work: it is not delivered, refused or cancelled. */
export const isOpen = (status: OrderStatus): boolean => MOVES[status].length > 0;

/** The statuses that end an order without payment. */
export const UNPAID_ENDS: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !isOpen(status) && status !== 'delivered',
);

/** Returns the statuses that usually follow, up to the end of the order. */
export function usualStatusesAfter(status: OrderStatus): OrderStatus[] {
  const [next] = MOVES[status];
  return next ? [next, ...usualStatusesAfter(next)] : [];
}
