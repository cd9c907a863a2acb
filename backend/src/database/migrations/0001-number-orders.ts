import type { AnyBulkWriteOperation } from 'mongoose';
import { orderKeys } from '../../features/orders/order-keys.ts';
import { nextOrderNumber, reserveOrderNumbers } from '../../features/orders/order-number.ts';
import { Order, type StoredOrder } from '../../features/orders/orders.model.ts';
import { OLDEST_FIRST, ordersByAge } from './orders-by-age.ts';

const WITHOUT_NUMBER = { number: { $exists: false } };

/**
 * Numbers the orders of a shop that did not number them yet, in the order in which they were placed. An
 * order's number follows from its rank, so that several servers, and a start after an interrupted one,
 * give each the same number.
 */
export async function numberOrders(): Promise<void> {
  const { first, last } = await reserveOrderNumbers(await Order.countDocuments(WITHOUT_NUMBER));
  if (last >= first) await numberByRank(first, last);
  // Orders that a server of an earlier version has placed meanwhile.
  for (const order of await Order.find(WITHOUT_NUMBER).sort(OLDEST_FIRST).lean<StoredOrder[]>()) {
    const { filter, update } = numbering(order, await nextOrderNumber());
    await Order.updateOne(filter, update);
  }
}

async function numberByRank(first: number, last: number): Promise<void> {
  let next = first;
  for await (const orders of ordersByAge()) {
    const batch: AnyBulkWriteOperation[] = [];
    for (const order of orders) {
      if (order.number && order.number > last) continue;
      const number = next++;
      if (number <= last && !order.number) batch.push({ updateOne: numbering(order, number) });
    }
    if (batch.length > 0) await Order.bulkWrite(batch, { ordered: false });
    if (next > last) return;
  }
}

/** Another server may have numbered the order meanwhile. */
const numbering = (order: StoredOrder, number: number) => ({
  filter: { _id: order._id, ...WITHOUT_NUMBER },
  update: { $set: { number, ...orderKeys({ ...order, number }) } },
});
