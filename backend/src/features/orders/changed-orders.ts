import { Order, type StoredOrder } from './orders.model.ts';

/** Returns the orders that were placed or changed since a time. */
export const findChangedOrders = (since: Date): Promise<StoredOrder[]> =>
  Order.find({ changedAt: { $gte: since } })
    .lean<StoredOrder[]>()
    .exec();

/** Returns the email of an account's latest order, for customers who have left no other. */
export async function emailOfOrders(uid: string): Promise<string | undefined> {
  const order = await Order.findOne({ uid }, { email: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Pick<StoredOrder, 'email'>>();
  return order?.email || undefined;
}
