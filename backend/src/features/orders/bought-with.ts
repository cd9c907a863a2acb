import { UNSOLD } from '@book-store/contract/order-status';
import type { Types } from 'mongoose';
import { Order } from './orders.model.ts';

/** So many of the latest orders with a book are looked at: enough to tell, and the same work for a best seller. */
const LOOKED_AT = 200;

type Row = { _id: Types.ObjectId; uid?: string | null; lines: { bookId: Types.ObjectId }[] };

/**
 * Returns how many customers bought another book together with a book, by id, in its latest orders that are sales. Each
 * customer counts once, however often they order; who they are never leaves this function.
 */
export async function findBoughtWith(bookId: Types.ObjectId): Promise<ReadonlyMap<string, number>> {
  const orders = await Order.aggregate<Row>([
    { $match: { 'lines.bookId': bookId } },
    { $sort: { createdAt: -1 } },
    { $limit: LOOKED_AT },
    { $match: { status: { $nin: UNSOLD } } },
    { $project: { uid: 1, 'lines.bookId': 1 } },
  ]);
  const baskets = new Map<string, Set<string>>();
  for (const { _id, uid, lines } of orders) {
    const others = lines.filter((line) => !line.bookId.equals(bookId));
    if (others.length === 0) continue;
    // Nobody knows who bought over the counter.
    const customer = uid ?? _id.toString();
    const basket = baskets.get(customer) ?? new Set();
    for (const other of others) basket.add(other.bookId.toString());
    baskets.set(customer, basket);
  }
  const together = new Map<string, number>();
  for (const id of [...baskets.values()].flatMap((basket) => [...basket])) {
    together.set(id, (together.get(id) ?? 0) + 1);
  }
  return together;
}
