import { isOpen, type OrderStatus } from '@book-store/contract/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders';
import type { StoredOrder } from './orders.model.ts';

const UNDO_MS = ORDER_UNDO_MINUTES * 60_000;

/**
 * Returns the status that an order goes back to if the move that ended it is undone, and for how many
 * seconds that is still possible. Undefined for open orders, moves by the customer and after five minutes.
 */
export function undoOf(
  { status, history }: Pick<StoredOrder, 'status' | 'history'>,
  now: Date,
): { to: OrderStatus; seconds: number } | undefined {
  const [before, last] = history.slice(-2);
  if (!before || !last || isOpen(status) || last.by?.role !== 'admin') return undefined;
  const seconds = Math.ceil((last.at.getTime() + UNDO_MS - now.getTime()) / 1000);
  return seconds > 0 ? { to: before.status, seconds } : undefined;
}
