import { type OrderStatus, UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import type { PaymentEventKind } from '@book-store/contract/settings/payment/payment';
import type { StoredOrder } from '../order/orders.model.ts';

const UNDO_MS = ORDER_UNDO_MINUTES * 60_000;
const MONEY_MOVES: readonly PaymentEventKind[] = ['paid', 'refund-asked', 'refunded'];

type Undoable = Pick<StoredOrder, 'status' | 'history' | 'payment' | 'returns' | 'boughtGiftCard'>;

/** Oldest first, without undone entries and those that undid them. */
export function effectiveMoves<Entry extends { undo?: boolean | null | undefined }>(
  history: readonly Entry[],
): Entry[] {
  const standing: Entry[] = [];
  for (const entry of history) {
    if (entry.undo) standing.pop();
    else standing.push(entry);
  }
  return standing;
}

/** Money that moved after the end was settled for that end. */
function isSettled({ status, history, payment }: Undoable): boolean {
  const ended = UNPAID_ENDS.includes(status) && history.at(-1)?.at;
  return (
    ended instanceof Date &&
    (payment?.events ?? []).some(({ kind, at }) => MONEY_MOVES.includes(kind) && at >= ended)
  );
}

/** Copies in a return were delivered. */
const isReturned = ({ returns }: Undoable): boolean =>
  (returns ?? []).some(({ state }) => state !== 'refused');

/** By an admin, or a parcel that the shop has taken for delivered. */
const isUndoable = (
  last: Undoable['history'][number] | undefined,
): last is Undoable['history'][number] =>
  last?.by?.role === 'admin' || (last?.by?.role === 'shop' && last.status === 'delivered');

/**
 * The status before the last change, and for how many seconds it can be undone without notifying the customer.
 * Undefined if there is no change to undo, for the customer's own actions, for an end after which money has
 * moved, for a delivery with returns, and for an issued gift card.
 */
export function undoOf(
  order: Undoable,
  now: Date,
): { to: OrderStatus; seconds: number } | undefined {
  const [before, last] = effectiveMoves(order.history).slice(-2);
  // The card may have been used: its money goes back by a refund.
  const isIssued = Boolean(order.boughtGiftCard?.card);
  if (!before || !isUndoable(last) || isSettled(order) || isReturned(order) || isIssued)
    return undefined;
  const silentUntil = last.at.getTime() + (last.by?.role === 'admin' ? UNDO_MS : 0);
  const seconds = Math.ceil((silentUntil - now.getTime()) / 1000);
  return { to: before.status, seconds: Math.max(0, seconds) };
}
