import { shopDay } from '@book-store/contract/place';
import { addDays } from '../../platform/time/utc-day.ts';
import { BOOK_ID_LENGTH, BookSales, type StoredBookSales } from './sales-days.model.ts';

/** The copies sold of something and what they came to. */
export type Sold = { copies: number; cents: number };
/** Sales of one book, author or genre. */
type Sales = Sold & { key: string };
/** Sales by key. */
export type Tally = Map<string, Sales>;

/** Adds sales to a tally. */
export function addTo(tally: Tally, { key, copies, cents }: Sales): void {
  const known = tally.get(key);
  if (known) {
    known.copies += copies;
    known.cents += cents;
  } else tally.set(key, { key, copies, cents });
}

/** Returns sales, the highest first: by money, then copies, then key. */
export const ranked = (sales: readonly Sales[]): Sales[] => [...sales].sort(bySales);

const bySales = (a: Sales, b: Sales) =>
  b.cents - a.cents || b.copies - a.copies || (a.key < b.key ? -1 : 1);

/** How many days are decoded without a pause for other requests. */
const READ_AT_ONCE = 10;

/** Returns what was sold of each book, by id, and of each author from one day to another. */
export async function sumBookSales(
  from: string,
  to: string,
): Promise<{ books: Sales[]; authors: Sales[] }> {
  const titles: Tally = new Map();
  // Without mongoose, which would check each number of the columns.
  const days = BookSales.collection.find<StoredBookSales>(
    { _id: { $gte: from, $lte: to } as never },
    { batchSize: READ_AT_ONCE },
  );
  for await (const day of days) {
    for (const [at, key] of day.titles.entries())
      addTo(titles, { key, copies: day.copies[at] ?? 0, cents: day.cents[at] ?? 0 });
  }
  const books: Tally = new Map();
  const authors: Tally = new Map();
  for (const { key, ...sold } of titles.values()) {
    addTo(books, { key: key.slice(0, BOOK_ID_LENGTH), ...sold });
    const author = key.slice(BOOK_ID_LENGTH);
    if (author) addTo(authors, { key: author, ...sold });
  }
  return { books: thoseSold(books), authors: thoseSold(authors) };
}

/** What came back as often as it was sold has not sold. */
const thoseSold = (tally: Tally) => [...tally.values()].filter(({ copies }) => copies > 0);

/** Returns how many copies of each book were sold in the last days, today included, by id. */
export async function soldIn(days: number, now: Date): Promise<ReadonlyMap<string, number>> {
  const today = shopDay(now);
  // Orders placed by another server's clock may be of tomorrow.
  const { books } = await sumBookSales(addDays(today, 1 - days), addDays(today, 1));
  return new Map(books.map(({ key, copies }) => [key, copies]));
}
