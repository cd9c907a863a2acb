import { shopDay } from '@book-store/contract/place';
import { addDays } from '../../platform/time/utc-day.ts';
import { BOOK_ID_LENGTH, BookSales, type StoredBookSales } from './sales-days.model.ts';

export type Sold = { copies: number; cents: number };
/** Sales of one book, author or genre. */
type Sales = Sold & { key: string };
/** Sales by key. */
export type Tally = Map<string, Sales>;

export function addTo(tally: Tally, { key, copies, cents }: Sales): void {
  const known = tally.get(key);
  if (known) {
    known.copies += copies;
    known.cents += cents;
  } else tally.set(key, { key, copies, cents });
}

/** Highest first: by money, then copies, then key. */
export const ranked = (sales: readonly Sales[]): Sales[] => [...sales].sort(bySales);

const bySales = (a: Sales, b: Sales) =>
  b.cents - a.cents || b.copies - a.copies || (a.key < b.key ? -1 : 1);

/** The number of days decoded before yielding to other requests. */
const READ_AT_ONCE = 10;

/** Sums sales by book id and by author over a range of days. */
export async function sumBookSales(
  from: string,
  to: string,
): Promise<{ books: Sales[]; authors: Sales[] }> {
  const titles: Tally = new Map();
  // Bypasses mongoose, which would validate each number of the columns.
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

/** Books returned as often as sold have no sales. */
const thoseSold = (tally: Tally) => [...tally.values()].filter(({ copies }) => copies > 0);

/** Copies sold by book id in the last days, including today. */
export async function soldIn(days: number, now: Date): Promise<ReadonlyMap<string, number>> {
  const today = shopDay(now);
  // Another server's clock may be ahead, with orders of tomorrow.
  const { books } = await sumBookSales(addDays(today, 1 - days), addDays(today, 1));
  return new Map(books.map(({ key, copies }) => [key, copies]));
}
