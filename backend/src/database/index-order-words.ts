import { orderKeys } from '../features/orders/order-keys.ts';
import { Order, type StoredOrder } from '../features/orders/orders.model.ts';
import { ordersByAge } from './orders-by-age.ts';
import { isDone, markDone } from './shop-meta.ts';

/** The field that an earlier version searched. Its schema is gone, so the driver removes it. */
const OLD_TEXT = { searchText: '' };

/**
 * Gives the orders of a shop whose earlier version searched their text the words that are searched now.
 * Idempotent, also across servers: an order's words follow from the order. After each batch that needed words,
 * `goOn` says whether there is time for another; without, a later run does the rest.
 */
export async function indexOrderWords(
  now: Date,
  goOn: () => Promise<boolean> = async () => true,
): Promise<void> {
  if (await isDone('order-words-indexed')) return;
  for await (const orders of ordersByAge()) {
    const without = orders.filter(({ searchWords }) => !searchWords?.length);
    if (without.length === 0) continue;
    await Order.collection.bulkWrite(without.map(toUpdate), { ordered: false });
    if (!(await goOn())) return;
  }
  await markDone('order-words-indexed', now);
}

/** Another server may have done it, and the order may have been corrected since. */
const toUpdate = (order: StoredOrder) => ({
  updateOne: {
    filter: { _id: order._id, searchWords: { $exists: false } },
    update: { $set: { searchWords: orderKeys(order).searchWords }, $unset: OLD_TEXT },
  },
});
