import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { OrderStatus } from '@book-store/contract/schemas/orders';
import { anOrder } from './builders.ts';

/** The status changes that the server allows, as far as the dashboard's tests need them. */
const NEXT: Record<OrderStatus, OrderStatus[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['out-for-delivery'],
  'out-for-delivery': ['delivered', 'refused'],
  delivered: [],
  refused: [],
  cancelled: [],
};

/** Creates an order as admins receive it, with the next statuses for its status. */
export const anAdminOrder = (overrides: Partial<AdminOrderView> = {}): AdminOrderView => {
  const order = anOrder(overrides);
  const nextStatuses = NEXT[order.status];
  return { ...order, nextStatuses, cancellable: nextStatuses.includes('cancelled'), ...overrides };
};
