import type { Types } from 'mongoose';
import { ignoreDuplicateKey } from '../../shared/mongo.ts';
import { SalesDay, SalesLook, type StoredSalesDay } from './sales-days.model.ts';

/** How many days, today included, make a book a best seller. */
const DAYS = 90;
const DAY_MS = 86_400_000;
/** Changes this much older are looked at again: servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 300_000;
const LOOK = 'orders';

export type SoldCopies = { bookId: Types.ObjectId; copies: number };

/** What the figures need of the orders. */
export type SalesDeps = {
  /** Returns the creation times of the orders that were placed or changed since a time. */
  listChangedOrders: (since: Date) => Promise<Date[]>;
  /** Returns the copies sold by the orders of a span that count. */
  countCopies: (from: Date, to: Date) => Promise<SoldCopies[]>;
};

/**
 * Computes each day anew whose orders have changed since the last look, at first all that count. Any server
 * may do so at any time, also concurrently or interrupted: the orders say what is true.
 */
export async function updateSales({ listChangedOrders, countCopies }: SalesDeps, now: Date) {
  const look = await SalesLook.findById(LOOK).lean<{ at: Date }>();
  const days = look
    ? (await listChangedOrders(new Date(look.at.getTime() - OVERLAP_MS))).map(toDay)
    : latestDays(now);
  for (const day of new Set(days)) {
    const from = new Date(day);
    const books = await countCopies(from, new Date(from.getTime() + DAY_MS));
    await ignoreDuplicateKey(
      SalesDay.updateOne({ _id: day }, { $set: { books } }, { upsert: true }),
    );
  }
  await ignoreDuplicateKey(
    SalesLook.updateOne({ _id: LOOK }, { $max: { at: now } }, { upsert: true }),
  );
}

/** Returns how many copies of each book were sold in the last 90 days, by id. */
export async function soldLately(now: Date): Promise<ReadonlyMap<string, number>> {
  const [oldest = ''] = latestDays(now);
  const sold = new Map<string, number>();
  for (const { books } of await SalesDay.find({ _id: { $gte: oldest } }).lean<StoredSalesDay[]>()) {
    for (const { bookId, copies } of books) {
      const id = bookId.toString();
      sold.set(id, (sold.get(id) ?? 0) + copies);
    }
  }
  return sold;
}

const toDay = (time: Date) => time.toISOString().slice(0, 10);

/** Returns the days that count, oldest first. */
const latestDays = (now: Date) =>
  Array.from({ length: DAYS }, (_, at) =>
    toDay(new Date(now.getTime() - (DAYS - 1 - at) * DAY_MS)),
  );
