import { type OrderStatus, UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import type { PaymentEventKind } from '@book-store/contract/settings/payment/payment';
import type { StoredOrder } from '../order/orders.model.ts';

const UNDO_MS = ORDER_UNDO_MINUTES * 60_000;
const MONEY_MOVES: readonly PaymentEventKind[] = ['paid', 'refund-asked', 'refunded'];

type Undoable = Pick<StoredOrder, 'status' | 'history' | 'payment' | 'returns' | 'boughtGiftCard'>;

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

/** Money that came or went after an order had ended is settled for the end that it has. */
function isSettled({ status, history, payment }: Undoable): boolean {
  const ended = UNPAID_ENDS.includes(status) && history.at(-1)?.at;
  return (
    ended instanceof Date &&
    (payment?.events ?? []).some(({ kind, at }) => MONEY_MOVES.includes(kind) && at >= ended)
  );
}

/** Copies that come back, or have come back, were delivered. */
const isReturned = ({ returns }: Undoable): boolean =>
  (returns ?? []).some(({ state }) => state !== 'refused');

/**
 * Returns the status that an order goes back to if its last move is undone, and for how many seconds that needs no
 * word to the customer. Undefined for an order that has not moved, for what the customer did, for an end after which
 * money has come or gone, for a delivery of which copies come back, and for a gift card that is issued.
 */
export function undoOf(
  order: Undoable,
  now: Date,
): { to: OrderStatus; seconds: number } | undefined {
  const [before, last] = standingMoves(order.history).slice(-2);
  // Whoever has a card may have used it: its money goes back by a refund.
  const isIssued = Boolean(order.boughtGiftCard?.card);
  if (!before || last?.by?.role !== 'admin' || isSettled(order) || isReturned(order) || isIssued)
    return undefined;
  const seconds = Math.ceil((last.at.getTime() + UNDO_MS - now.getTime()) / 1000);
  return { to: before.status, seconds: Math.max(0, seconds) };
}
