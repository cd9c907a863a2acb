import { UNSOLD } from '@book-store/contract/orders/order/order-status';
import { Types } from 'mongoose';
import { allCopiesSold, copiesSold } from '../../catalogue/search/book-search.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { NEWEST_WITH_BOOK } from '../overview/orders-of-books.ts';

/** The number of latest orders examined: enough for statistics, and a limit for best sellers. */
const LOOKED_AT = 100;

/** With few sales, as in a young shop, a book's share says little about chance. */
const PRIOR_COPIES = 1000;

type Row = Pick<StoredOrder, '_id' | 'uid' | 'status' | 'productIds'>;

/**
 * Ids of books bought together with a book significantly more often than by chance, the most significant first.
 * A best seller is in many carts: it qualifies only if its share of that book's carts exceeds its share of
 * others, or it would be on every page. One customer never suffices.
 */
export async function findBoughtTogether(id: string): Promise<string[]> {
  const together = await findBoughtWith(new Types.ObjectId(id));
  const others = [...together.values()].reduce((sum, count) => sum + count, 0);
  const byChance = (other: string) =>
    (others * copiesSold(other)) / (allCopiesSold() + PRIOR_COPIES);
  return [...together]
    .filter(([other, count]) => count >= certainlyAbove(byChance(other)))
    .map(([other, count]) => ({ other, worth: count / Math.sqrt(1 + copiesSold(other)) }))
    .sort((a, b) => b.worth - a.worth || (a.other < b.other ? -1 : 1))
    .map(({ other }) => other);
}

/**
 * By chance, a count exceeds the expected one by two standard deviations once in forty times; one customer is
 * never enough.
 */
const certainlyAbove = (expected: number) => Math.max(2, expected + 2 * Math.sqrt(expected) + 1);

/**
 * Counts customers who bought another book together with a book, by id, in its latest sales. Each customer
 * counts once; their identities never leave this function.
 */
async function findBoughtWith(bookId: Types.ObjectId): Promise<ReadonlyMap<string, number>> {
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
