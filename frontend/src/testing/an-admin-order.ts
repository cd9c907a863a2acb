import type { AdminOrderView, OrderStatus } from '@book-store/backend/contract';
import { anOrder } from './builders.ts';

/** The moves that the server allows, as far as the tests of the dashboard need them. */
const NEXT: Record<OrderStatus, OrderStatus[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['out-for-delivery'],
  'out-for-delivery': ['delivered', 'refused'],
  delivered: [],
  refused: [],
  cancelled: [],
};

/** An order as the owner gets it; the moves follow from its state. */
export const anAdminOrder = (overrides: Partial<AdminOrderView> = {}): AdminOrderView => {
  const order = anOrder(overrides);
  return { ...order, nextStatuses: NEXT[order.status], ...overrides };
};
