import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession } from 'mongoose';
import { findCounted, returnCopies, takeCopies } from '../../catalogue/stock/take-copies.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { countedLines, hasLapsed, heldLines } from './held-lines.ts';

/**
 * Ends, in its transaction, what an order that has got another status held until it was confirmed, and returns it.
 * Copies that are back are taken once more, unless the order has ended. Throws `NoCopyLeft`.
 */
export async function endHold(
  order: StoredOrder,
  at: Date,
  session: ClientSession,
): Promise<StoredOrder> {
  const { _id, number, status, hold } = order;
  // One that ends without its copies must not give them back, whatever becomes of it.
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

/** Returns the ids of orders, but these, whose hold has ended, and whose copies are not back yet. */
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
 * Puts the copies of an order back that nobody has confirmed in time; it can still be confirmed. Does nothing if it has
 * been confirmed or has ended meanwhile.
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
