import { addDays, toDay } from '../../shared/utc-day.ts';
import { BookSales, type StoredBookSales } from './sales-days.model.ts';

/** How many days, today included, make a book a best seller. */
const BEST_SELLER_DAYS = 90;
/** How many days are decoded without a pause for other requests. */
const READ_AT_ONCE = 50;
/** The digits of a book's id. */
const ID_LENGTH = 24;

/** The copies sold of something and what they came to. */
export type Sold = { copies: number; cents: number };
/** Sales by book, author or genre. */
export type Tally = Map<string, Sold>;
type Ranked = Sold & { key: string };

/** Adds sales to a tally. */
export function addTo(tally: Tally, key: string, copies: number, cents: number): void {
  const known = tally.get(key);
  if (known) {
    known.copies += copies;
    known.cents += cents;
  } else tally.set(key, { copies, cents });
}

/** Returns the sales of a tally, the highest first: by money, then copies, then key; all, or the first ones. */
export function ranked(tally: Tally, limit = tally.size): Ranked[] {
  // To sort all books of a large catalogue takes longer than to add them up.
  const amounts = Float64Array.from([...tally.values()], ({ cents }) => cents).sort();
  const least = amounts.at(-limit) ?? Number.NEGATIVE_INFINITY;
  const rows: Ranked[] = [];
  for (const [key, sold] of tally) if (sold.cents >= least) rows.push({ key, ...sold });
  return rows.sort(bySales).slice(0, limit);
}

const bySales = (a: Ranked, b: Ranked) =>
  b.cents - a.cents || b.copies - a.copies || (a.key < b.key ? -1 : 1);

/** Returns what was sold of each book, by id, and of each author from one day to another. */
export async function sumBookSales(
  from: string,
  to: string,
): Promise<{ books: Tally; authors: Tally }> {
  const sums: Tally = new Map();
  // Without mongoose, which would check each number of the columns.
  const days = BookSales.collection.find<StoredBookSales>(
    { _id: { $gte: from, $lte: to } as never },
    { batchSize: READ_AT_ONCE },
  );
  for await (const { books: keys, copies, cents } of days) {
    for (let at = 0; at < keys.length; at += 1) {
      addTo(sums, keys[at] ?? '', copies[at] ?? 0, cents[at] ?? 0);
    }
  }
  const books: Tally = new Map();
  const authors: Tally = new Map();
  for (const [key, { copies, cents }] of sums) {
    const author = key.slice(ID_LENGTH);
    addTo(books, key.slice(0, ID_LENGTH), copies, cents);
    if (author) addTo(authors, author, copies, cents);
  }
  return { books, authors };
}

/** Returns how many copies of each book were sold in the last 90 days, by id. */
export async function soldLately(now: Date): Promise<ReadonlyMap<string, number>> {
  const today = toDay(now);
  // Orders placed by another server's clock may be of tomorrow.
  const { books } = await sumBookSales(addDays(today, 1 - BEST_SELLER_DAYS), addDays(today, 1));
  return new Map([...books].map(([id, { copies }]) => [id, copies]));
}
