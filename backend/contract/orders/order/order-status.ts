/**
 * In the usual order; the last two end an order unpaid. Orders that are paid before packing start with the
 * first status. Orders that are paid later start with the second if nobody has confirmed the customer's
 * address.
 */
export const ORDER_STATUSES = [
  'awaiting-payment',
  'unconfirmed',
  'placed',
  'confirmed',
  'packed',
  'out-for-delivery',
  'delivered',
  'refused',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Changes that people may make, the usual one first. A status without any is final. Payment moves an order out
 * of `awaiting-payment`, and the customer's confirmation out of `unconfirmed`.
 */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  'awaiting-payment': ['cancelled'],
  unconfirmed: ['confirmed', 'cancelled'],
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['out-for-delivery', 'cancelled'],
  'out-for-delivery': ['delivered', 'refused'],
  delivered: [],
  refused: [],
  cancelled: [],
};

/** An order that is picked up in the shop is not sent out. */
const PICK_UP_TRANSITIONS: typeof TRANSITIONS = {
  ...TRANSITIONS,
  packed: ['delivered', 'cancelled'],
};

type Handover = { pickUp?: boolean };

/** The usual one first. */
export const nextStatuses = (
  status: OrderStatus,
  { pickUp = false }: Handover = {},
): readonly OrderStatus[] => (pickUp ? PICK_UP_TRANSITIONS : TRANSITIONS)[status];

export const canTransition = (from: OrderStatus, to: OrderStatus, handover?: Handover): boolean =>
  nextStatuses(from, handover).includes(to);

/** Statuses in which customers can cancel. */
export const CANCELLABLE = [
  'awaiting-payment',
  'unconfirmed',
  'placed',
  'confirmed',
] as const satisfies OrderStatus[];

/** Until the order has been packed. */
export const isCancellable = (status: OrderStatus): boolean =>
  CANCELLABLE.some((cancellable) => cancellable === status);

export const isInShop = (status: OrderStatus): boolean =>
  status === 'packed' || isCancellable(status);

/** Not delivered, refused or cancelled. */
export const isOpen = (status: OrderStatus): boolean => TRANSITIONS[status].length > 0;

export const UNPAID_ENDS: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !isOpen(status) && status !== 'delivered',
);

/** The order waits for its customer and may never become a sale. */
const WAITING: readonly OrderStatus[] = ['awaiting-payment', 'unconfirmed'];

/** Open, and not waiting for its customer. */
export const isToDo = (status: OrderStatus): boolean => isOpen(status) && !WAITING.includes(status);

/** Not counted as sales: ended unpaid, or may still do so. */
export const UNSOLD: readonly OrderStatus[] = [...WAITING, ...UNPAID_ENDS];

/** The statuses that usually follow until the order ends. */
export function usualStatusesAfter(status: OrderStatus, handover?: Handover): OrderStatus[] {
  const next = WAITING.includes(status) ? 'placed' : nextStatuses(status, handover)[0];
  return next ? [next, ...usualStatusesAfter(next, handover)] : [];
}
