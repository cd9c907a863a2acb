import { findAlso } from '../../shared/mongo.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** Returns the orders that were placed or changed since a time, and those with these ids. */
export const findChangedOrders = (
  since: Date,
  ids: readonly string[] = [],
): Promise<StoredOrder[]> =>
  findAlso(
    (filter) => Order.find(filter).lean<StoredOrder[]>(),
    { changedAt: { $gte: since } },
    ids,
  );

/** Returns the email of an account's latest order, for customers who have left no other. */
export async function emailOfOrders(uid: string): Promise<string | undefined> {
  const order = await Order.findOne({ uid }, { email: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Pick<StoredOrder, 'email'>>();
  return order?.email || undefined;
}
