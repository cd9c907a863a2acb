import { UNSOLD } from '@book-store/contract/orders/order/order-status';
import type { Types } from 'mongoose';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { NEWEST_WITH_BOOK } from '../overview/orders-of-books.ts';

/** The number of latest orders examined: enough for statistics, and a limit for best sellers. */
const LOOKED_AT = 100;

type Row = Pick<StoredOrder, '_id' | 'uid' | 'status' | 'productIds'>;

/**
 * Counts customers who bought another book together with a book, by id, in its latest sales. Each customer
 * counts once; their identities never leave this function.
 */
export async function findBoughtWith(bookId: Types.ObjectId): Promise<ReadonlyMap<string, number>> {
  const orders = await Order.find({ productIds: bookId }, { uid: 1, status: 1, productIds: 1 })
    .hint(NEWEST_WITH_BOOK)
    .limit(LOOKED_AT)
    .lean<Row[]>();
  const baskets = new Map<string, Set<string>>();
  for (const { _id, uid, status, productIds } of orders) {
    const others = productIds.filter((id) => !bookId.equals(id));
    if (UNSOLD.includes(status) || others.length === 0) continue;
    // The buyer of a counter sale is unknown.
    const customer = uid || _id.toString();
    const basket = baskets.get(customer) ?? new Set();
    for (const other of others) basket.add(String(other));
    baskets.set(customer, basket);
  }
  const together = new Map<string, number>();
  for (const id of [...baskets.values()].flatMap((basket) => [...basket])) {
    together.set(id, (together.get(id) ?? 0) + 1);
  }
  return together;
}
