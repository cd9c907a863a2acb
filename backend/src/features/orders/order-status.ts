import type { OrderStatus } from '@book-store/contract/schemas/orders';

/** The allowed transitions of a cash-on-delivery order. A status without any is final. */
const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['out-for-delivery'],
  'out-for-delivery': ['delivered', 'refused'],
  delivered: [],
  refused: [],
  cancelled: [],
};

/** Returns the statuses that an order can change to. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => MOVES[status];

/** Returns whether an order still needs work: it is not delivered, refused or cancelled. */
export const isOpen = (status: OrderStatus): boolean => MOVES[status].length > 0;

/** Returns whether an order may change directly from one status to the other. */
export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => MOVES[from].includes(to);
