import { isDeepStrictEqual } from 'node:util';
import { orderKeys } from '../../features/orders/order-keys.ts';
import { Order } from '../../features/orders/orders.model.ts';
import { ordersByAge } from './orders-by-age.ts';

/**
 * Gives the orders of earlier versions the words that are searched now: those of authors, and 'krueger' for
 * 'Krüger'. Idempotent. After each batch `shouldContinue` returns whether to do another one; returns whether
 * all orders are done.
 */
export async function indexMoreOrderWords(
  shouldContinue: () => Promise<boolean>,
): Promise<boolean> {
  for await (const orders of ordersByAge()) {
    const updates = orders.flatMap((order) => {
      const { searchWords } = orderKeys(order);
      if (isDeepStrictEqual(searchWords, order.searchWords)) return [];
      // The order may have been corrected since it was read, and its words with it.
      const filter = { _id: order._id, searchWords: order.searchWords };
      return [{ updateOne: { filter, update: { $set: { searchWords } } } }];
    });
    if (updates.length > 0) await Order.collection.bulkWrite(updates, { ordered: false });
    if (!(await shouldContinue())) return false;
  }
  return true;
}
