import { nextStatuses } from '@book-store/contract/order-status';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { anOrder } from './builders.ts';

/** Creates an order as admins receive it, with the next statuses for its status. */
export const anAdminOrder = (overrides: Partial<AdminOrderView> = {}): AdminOrderView => {
  const order = anOrder(overrides);
  const moves = [...nextStatuses(order.status)];
  return { ...order, nextStatuses: moves, cancellable: moves.includes('cancelled'), ...overrides };
};
