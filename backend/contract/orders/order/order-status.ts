/**
 * Every status of an order, in the order in which it usually has them; the last two end it unpaid. Only an order
 * that is paid before it is packed begins with the first one, and only one that is paid later, of somebody whose
 * address nobody has confirmed, with the second one.
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
 * The transitions that people may make, the usual one first. A status without any is final. An order that waits for
 * its payment becomes `placed` by being paid, and one that its customer has not confirmed by being confirmed by them.
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

/** Returns the statuses that an order can change to, the usual one first. */
export const nextStatuses = (
  status: OrderStatus,
  { pickUp = false }: Handover = {},
): readonly OrderStatus[] => (pickUp ? PICK_UP_TRANSITIONS : TRANSITIONS)[status];

/** Returns whether an order may change directly from one status to the other. */
export const canTransition = (from: OrderStatus, to: OrderStatus, handover?: Handover): boolean =>
  nextStatuses(from, handover).includes(to);

/** The statuses in which customers can cancel an order themselves. */
export const CANCELLABLE = [
  'awaiting-payment',
  'unconfirmed',
  'placed',
  'confirmed',
] as const satisfies OrderStatus[];

/** Returns whether the customer can cancel an order: until it has been packed. */
export const isCancellable = (status: OrderStatus): boolean =>
  CANCELLABLE.some((cancellable) => cancellable === status);

/** Returns whether the books of an order have not left the shop yet. */
export const isInShop = (status: OrderStatus): boolean =>
  status === 'packed' || isCancellable(status);

/** Returns whether an order has not ended: it is not delivered, refused or cancelled. */
export const isOpen = (status: OrderStatus): boolean => TRANSITIONS[status].length > 0;

/** The statuses that end an order without payment. */
export const UNPAID_ENDS: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !isOpen(status) && status !== 'delivered',
);

/** The statuses of an order that waits for its customer, and may never become a sale. */
const WAITING: readonly OrderStatus[] = ['awaiting-payment', 'unconfirmed'];

/** Returns whether the shop has work with an order: it is open, and does not wait for its customer. */
export const isToDo = (status: OrderStatus): boolean => isOpen(status) && !WAITING.includes(status);

/** The statuses whose orders are no sales: those that ended unpaid, and those that may still do so. */
export const UNSOLD: readonly OrderStatus[] = [...WAITING, ...UNPAID_ENDS];

/** Returns the statuses that usually follow, up to the end of the order. */
export function usualStatusesAfter(status: OrderStatus, handover?: Handover): OrderStatus[] {
  const next = WAITING.includes(status) ? 'placed' : nextStatuses(status, handover)[0];
  return next ? [next, ...usualStatusesAfter(next, handover)] : [];
}
