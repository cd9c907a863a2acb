import { randomUUID } from 'node:crypto';
import { startOfDay } from '@book-store/contract/place';
import type { Model } from 'mongoose';
import type { OrdersToCount } from '../../orders/overview/orders-to-count.ts';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import { addDays, monthOf } from '../../platform/time/utc-day.ts';
import { addTo, ranked, type Tally } from './book-sales.ts';
import {
  BookSales,
  SalesDay,
  type StoredBookSales,
  type StoredSalesDay,
} from './sales-days.model.ts';

/** Each failed try means that another server has stored its count of the same day. */
const TRIES = 20;

/** Counts days again, each on its own, and those that could not be counted before. */
export const countDays = (
  days: readonly string[],
  { orders, now }: { orders: Pick<OrdersToCount, 'countOrders'>; now: Date },
): Promise<void> =>
  handleDocuments('figures', {
    now,
    list: async (setAside) => [...new Set([...days, ...setAside])],
    idOf: (day) => day,
    handle: async (some) => {
      for (const day of some) await countDay(day, orders);
    },
  });

/**
 * Counts a day again and stores the result, unless another server was faster: then it counts once more,
 * because the other one may have begun earlier. So a stored count is never replaced by an older one.
 */
export async function countDay(
  day: string,
  { countOrders }: Pick<OrdersToCount, 'countOrders'>,
): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const [dayBefore, booksBefore] = await Promise.all([
      SalesDay.findById(day, { revision: 1 }).lean(),
      BookSales.findById(day, { revision: 1 }).lean(),
    ]);
    const counted = await countOrders(startOfDay(day), startOfDay(addDays(day, 1)));
    const { statuses, ends, books, money, unpaid, returnedCents } = counted;
    const countId = randomUUID();
    const sums: StoredSalesDay = {
      _id: day,
      revision: (dayBefore?.revision ?? 0) + 1,
      countId,
      month: monthOf(day),
      statuses,
      ends,
      money,
      unpaid,
      lastEnd: [...ends, ...money].reduce((last, one) => (one.day > last ? one.day : last), day),
      genres: byGenre(books),
      returnedCents,
    };
    const sales: StoredBookSales = {
      _id: day,
      revision: (booksBefore?.revision ?? 0) + 1,
      countId,
      ...inColumns(books),
    };
    // A document that is too large is refused, and the day is shown as a problem.
    if ((await storeCount(SalesDay, sums)) && (await storeCount(BookSales, sales))) return;
  }
  throw new Error(`The orders of ${day} could not be counted.`);
}

/** Stores a count in place of the one before it. Returns false if another one has been stored meanwhile. */
export async function storeCount<Count extends { _id: string; revision: number }>(
  { collection }: Pick<Model<Count>, 'collection'>,
  count: Count,
): Promise<boolean> {
  const { _id, revision } = count;
  if (revision > 1) {
    const before = { _id: _id as never, revision: revision - 1 };
    return (await collection.replaceOne(before, count)).matchedCount === 1;
  }
  try {
    await collection.insertOne(count as never);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

type Books = Awaited<ReturnType<OrdersToCount['countOrders']>>['books'];

function byGenre(books: Books): StoredSalesDay['genres'] {
  const genres: Tally = new Map();
  for (const { category: key, copies, cents } of books) {
    if (key) addTo(genres, { key, copies, cents });
  }
  return ranked([...genres.values()]).map(({ key, ...sold }) => ({ category: key, ...sold }));
}

function inColumns(books: Books): Pick<StoredBookSales, 'titles' | 'copies' | 'cents'> {
  const tally: Tally = new Map();
  for (const { bookId, author, copies, cents } of books) {
    addTo(tally, { key: bookId + author, copies, cents });
  }
  const rows = [...tally.values()];
  return {
    titles: rows.map(({ key }) => key),
    copies: rows.map(({ copies }) => copies),
    cents: rows.map(({ cents }) => cents),
  };
}
