import type { OrderStatus } from '@book-store/contract/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders';
import type { StoredOrder } from './orders.model.ts';

const UNDO_MS = ORDER_UNDO_MINUTES * 60_000;

/** Returns the entries of a history that stand, oldest first: none that was undone, nor what undid it. */
export function standingMoves<Entry extends { undo?: boolean | null | undefined }>(
  history: readonly Entry[],
): Entry[] {
  const standing: Entry[] = [];
  for (const entry of history) {
    if (entry.undo) standing.pop();
    else standing.push(entry);
  }
  return standing;
}

/**
 * Returns the status that an order goes back to if its last move is undone, and for how many seconds that needs no
 * word to the customer. Undefined for an order that has not moved, and for what the customer did.
 */
export function undoOf(
  { history }: Pick<StoredOrder, 'history'>,
  now: Date,
): { to: OrderStatus; seconds: number } | undefined {
  const [before, last] = standingMoves(history).slice(-2);
  if (!before || last?.by?.role !== 'admin') return undefined;
  const seconds = Math.ceil((last.at.getTime() + UNDO_MS - now.getTime()) / 1000);
  return { to: before.status, seconds: Math.max(0, seconds) };
}
