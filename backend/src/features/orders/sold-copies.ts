import { UNPAID_ENDS } from '@book-store/contract/order-status';
import type { Types } from 'mongoose';
import { Order } from './orders.model.ts';

/** Returns the creation times of the orders that were placed or changed since a time. */
export async function listChangedOrders(since: Date): Promise<Date[]> {
  const changed = await Order.find({ changedAt: { $gte: since } }, { createdAt: 1 }).lean();
  return changed.map(({ createdAt }) => createdAt);
}

/** Returns the copies of each book in the orders of a span, without cancelled and refused ones. */
export async function countCopies(
  from: Date,
  to: Date,
): Promise<{ bookId: Types.ObjectId; copies: number }[]> {
  const rows = await Order.aggregate<{ _id: Types.ObjectId; copies: number }>([
    { $match: { createdAt: { $gte: from, $lt: to }, status: { $nin: UNPAID_ENDS } } },
    { $unwind: '$lines' },
    { $group: { _id: '$lines.bookId', copies: { $sum: 1 } } },
  ]);
  return rows.map(({ _id, copies }) => ({ bookId: _id, copies }));
}
