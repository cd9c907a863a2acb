import type { OrderStatus } from './orders.contract.ts';

/** The legal moves of a cash-on-delivery order. An order whose state has none is finished. */
const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['out-for-delivery'],
  'out-for-delivery': ['delivered', 'refused'],
  delivered: [],
  refused: [],
  cancelled: [],
};

/** The states that an order can go to next. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => MOVES[status];

/** Whether an order may go from one state straight to the other. */
export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => MOVES[from].includes(to);
