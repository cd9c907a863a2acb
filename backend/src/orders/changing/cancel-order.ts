import { CANCELLABLE } from '@book-store/contract/orders/order/order-status';
import type { CancelLinesBody } from '@book-store/contract/orders/returns/returns.schemas';
import { isRefined } from '@book-store/contract/storefront';
import type { z } from 'zod';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { toTax } from '../../settings/shop/shop-view.ts';
import { conflictToTalkAbout, talkToUs } from '../../settings/shop/talk-to-us.ts';
import { findOwnOrder, illegalStatus, type OwnOrder } from '../order/find-order.ts';
import { areLinesCancellable, type ShownOrder, toOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { type ChangedLine, storeLines } from './store-lines.ts';
import { updateOrderStatus } from './update-order-status.ts';

/**
 * Cancels the customer's own order. Throws `not-found`, also for another customer's order, and `illegal-status`
 * once it has been packed.
 */
export async function cancelOrder(own: OwnOrder, at: Date): Promise<ShownOrder> {
  const filter = { _id: own.id, uid: own.uid, status: { $in: CANCELLABLE } };
  const entry = { status: 'cancelled', at, by: { role: 'customer' } } as const;
  const cancelled = await inTransaction((session) => updateOrderStatus({ filter, entry }, session));
  if (cancelled) return toOrderView(cancelled);
  const order = await findOwnOrder(own);
  throw illegalStatus(
    order.status === 'cancelled'
      ? 'This order has already been cancelled.'
      : 'This order has already been packed, so it can no longer be cancelled.',
    toOrderView(order),
  );
}

type Cancelled = z.output<typeof CancelLinesBody>['lines'];

/**
 * Cancels copies of the customer's own order; cancelling the last ones cancels the order. Idempotent. Throws
 * `not-found`, also for another customer's order, `illegal-status` once it has been packed or the owner has
 * changed it, and `conflict` if the shop does not offer it or the order has other copies by now.
 */
export async function cancelLines(
  own: OwnOrder,
  cancelled: Cancelled,
  { at, shop: { settings } }: { at: Date; shop: Shop },
): Promise<StoredOrder> {
  const tax = toTax(settings);
  if (!isRefined(settings.storefront.storefront))
    throw conflictToTalkAbout('Orders are cancelled as a whole.', 'order-cancelled-whole-only');
  const by = { role: 'customer' } as const;
  return inTransaction(async (session) => {
    const stored = await findOwnOrder(own, session);
    const lines = linesAfter(stored, cancelled);
    if (!lines) return stored;
    if (!areLinesCancellable(stored)) {
      const detail = 'Single books of this order can no longer be cancelled.';
      throw illegalStatus(talkToUs(detail), toOrderView(stored));
    }
    if (lines.length > 0) return storeLines(stored, lines, { now: at, by, tax }, session);
    const entry = { status: 'cancelled', at, by } as const;
    const filter = { _id: stored._id, status: stored.status };
    return (await updateOrderStatus({ filter, entry }, session)) ?? stored;
  });
}

/** Undefined if nothing changes. */
function linesAfter(stored: StoredOrder, cancelled: Cancelled): ChangedLine[] | undefined {
  const wanted = new Map(cancelled.map((line) => [line.bookId, line]));
  const known = new Map(stored.lines.map((line) => [line.bookId.toString(), line.quantity]));
  const open = cancelled.filter(({ bookId, to }) => (known.get(bookId) ?? 0) !== to);
  if (open.length === 0) return undefined;
  if (open.some(({ bookId, from }) => known.get(bookId) !== from))
    throw conflict('This order has changed meanwhile.', 'order-changed');
  return stored.lines
    .map((line) => {
      const quantity = wanted.get(line.bookId.toString())?.to ?? line.quantity;
      return { ...line, quantity } as ChangedLine;
    })
    .filter(({ quantity }) => quantity > 0);
}
