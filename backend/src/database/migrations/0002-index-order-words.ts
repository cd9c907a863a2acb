import { orderKeys } from '../../features/orders/order-keys.ts';
import { Order, type StoredOrder } from '../../features/orders/orders.model.ts';
import { takeLease } from '../../shared/lease.ts';
import { isDone, markDone } from '../shop-meta.ts';

const BATCH = 500;
const LEASE_MS = 30_000;
/** The field that an earlier version searched. Its schema is gone, so the driver removes it. */
const OLD_TEXT = { searchText: '' };
/** With `$exists` the index would be read to its end. */
const WITHOUT_WORDS = { searchWords: null };
/** The fields that the words are made from. */
const WORDY = { number: 1, name: 1, email: 1, phone: 1, address: 1, 'lines.title': 1 };

/** Returns whether the search finds all orders, those of an earlier version too. */
export const areOrderWordsIndexed = (): Promise<boolean> => isDone('order-words-indexed');

/**
 * Gives the orders of a shop whose earlier version searched their text the words that are searched now. The
 * index leads to those without words, so a run continues where another one has stopped. Idempotent, also
 * across servers: an order's words follow from the order, and one server at a time does it. After each
 * batch, `shouldContinue` returns whether to do another one; if not, a later run does the rest.
 */
export async function indexOrderWords(
  now: () => Date,
  shouldContinue: () => Promise<boolean> = async () => true,
): Promise<void> {
  if (await areOrderWordsIndexed()) return;
  for (;;) {
    if (!(await takeLease('order-words', { now: now(), ms: LEASE_MS }))) return;
    const orders = await Order.collection
      .find(WITHOUT_WORDS, { projection: WORDY, hint: { searchWords: 1 } })
      .limit(BATCH)
      .toArray();
    if (orders.length === 0) break;
    const updates = (orders as unknown as StoredOrder[]).map(toUpdate);
    await Order.collection.bulkWrite(updates as never[], { ordered: false });
    if (!(await shouldContinue())) return;
  }
  await markDone('order-words-indexed', now());
}

/** The order may have been corrected since it was read. */
const toUpdate = (order: StoredOrder) => ({
  updateOne: {
    filter: { _id: order._id, ...WITHOUT_WORDS },
    update: { $set: { searchWords: orderKeys(order).searchWords }, $unset: OLD_TEXT },
  },
});
