import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession } from 'mongoose';
import { findCounted, returnCopies, takeCopies } from '../../catalogue/stock/take-copies.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { countedLines, hasLapsed, heldLines } from './held-lines.ts';

/**
 * In its transaction, ends the reservation of an order that left `unconfirmed`. Released stock is taken again,
 * unless the order has ended. Throws `NoCopyLeft`.
 */
export async function endHold(
  order: StoredOrder,
  at: Date,
  session: ClientSession,
): Promise<StoredOrder> {
  const { _id, number, status, hold } = order;
  // If it ends without its stock, no later change may release that again.
  const isKept = hasLapsed(order) && UNPAID_ENDS.includes(status);
  if (!hold || status === 'unconfirmed' || isKept) return order;
  const why = { order: _id, orderNumber: number, cause: 'order-confirmed', at } as const;
  const again = hasLapsed(order) ? await findCounted(countedLines(order), session) : undefined;
  if (again) await takeCopies(again, why, session);
  const copiesOf = again ? { copiesOf: again.map(({ bookId }) => bookId) } : {};
  await Order.updateOne({ _id }, { $unset: { hold: 1 }, $set: copiesOf }, { session });
  const { hold: _ended, ...rest } = order;
  return { ...rest, ...copiesOf };
}

const due = (now: Date) => ({ 'hold.until': { $lte: now }, status: 'unconfirmed' as const });

/** Ids of orders, except these, whose reservation has expired with stock not yet released. */
export async function listLapsing(
  now: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<string[]> {
  const orders = await Order.find({ ...due(now), _id: { $nin: except } }, { _id: 1 })
    .hint({ 'hold.until': 1 })
    .sort({ 'hold.until': 1 })
    .limit(limit)
    .lean();
  return orders.map(({ _id }) => _id.toString());
}

/**
 * Releases the stock of an order that was not confirmed in time; it can still be confirmed. Does nothing if it
 * has been confirmed or has ended meanwhile.
 */
export const lapse = (id: string, now: Date): Promise<void> =>
  inTransaction(async (session) => {
    const before = await Order.findOneAndUpdate(
      { _id: id, ...due(now) },
      { $set: { hold: { lapsedAt: now } }, $unset: { network: 1 } },
      { returnDocument: 'before', session },
    ).lean<StoredOrder>();
    if (!before) return;
    const why = {
      order: before._id,
      orderNumber: before.number,
      cause: 'order-unconfirmed',
      at: now,
    } as const;
    await returnCopies(heldLines(before), why, session);
  });
