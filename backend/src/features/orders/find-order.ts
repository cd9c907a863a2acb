import { isValidObjectId } from 'mongoose';
import { Order, type StoredOrder } from './orders.model.ts';
import { orderNotFound } from './update-order-status.ts';

/** Returns one order of any customer. Throws `not-found`. */
export async function findOrder(id: string): Promise<StoredOrder> {
  const order = isValidObjectId(id) && (await Order.findById(id).lean<StoredOrder>());
  if (!order) throw orderNotFound();
  return order;
}
