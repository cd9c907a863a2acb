import type { Types } from 'mongoose';
import { orderNumberOf } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** Returns the numbers of these orders as people read them, by id. */
export async function nameOrders(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await Order.find({ _id: { $in: ids } }, { number: 1 }).lean<StoredOrder[]>();
  return new Map(found.map((order) => [order._id.toString(), orderNumberOf(order)]));
}
