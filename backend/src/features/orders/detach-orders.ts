import { randomUUID } from 'node:crypto';
import { orderKeys } from './order-keys.ts';
import { Order, type StoredOrder } from './orders.model.ts';

const BATCH = 100;

/**
 * Cuts the tie between the orders of an account and the account, which is about to go. They keep what
 * the delivery and the books need: name, phone, address and lines. Nobody finds them by email again.
 * Safe to repeat.
 */
export async function detachOrders(uid: string): Promise<void> {
  const nobody = `deleted:${randomUUID()}`;
  for (;;) {
    const orders = await Order.find({ uid }).limit(BATCH).lean<StoredOrder[]>();
    if (orders.length === 0) return;
    for (const order of orders) {
      const email = '';
      const { searchText } = orderKeys({ ...order, email });
      await Order.updateOne({ _id: order._id, uid }, { $set: { uid: nobody, email, searchText } });
    }
  }
}
