import { addDays, toDay } from '../../shared/utc-day.ts';
import { type DayInMemory, readSoldDays } from './days-in-memory.ts';

/** How many days, today included, make a book a best seller. */
const BEST_SELLER_DAYS = 90;

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

/**
 * Returns what was sold of each book, by id, and of each author from one day to another. With a limit, at least
 * those that came to the most: to make and sort the sales of a large catalogue takes longer than to add them up.
 */
export async function sumBookSales(
  from: string,
  to: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ books: Sales[]; authors: Sales[] }> {
  const { days, books, authors } = await readSoldDays(from, to);
  return {
    books: sumBy(days, { column: 'books', keys: books, limit }),
    // One more, as books without an author are no author's.
    authors: sumBy(days, { column: 'authors', keys: authors, limit: limit + 1 }).filter(
      ({ key }) => key !== '',
    ),
  };
}

type Wanted = { column: 'books' | 'authors'; keys: readonly string[]; limit: number };

function sumBy(days: readonly DayInMemory[], { column, keys, limit }: Wanted): Sales[] {
  const copies = new Float64Array(keys.length);
  const cents = new Float64Array(keys.length);
  for (const day of days) {
    const numbers = day[column];
    for (let row = 0; row < numbers.length; row += 1) {
      const number = numbers[row] as number;
      copies[number] = (copies[number] as number) + (day.copies[row] as number);
      cents[number] = (cents[number] as number) + (day.cents[row] as number);
    }
  }
  const least = limit < keys.length ? (cents.toSorted().at(-limit) ?? 0) : 0;
  const sales: Sales[] = [];
  for (const [at, sum] of cents.entries()) {
    const sold = copies[at] as number;
    if (sold > 0 && sum >= least) sales.push({ key: keys[at] as string, copies: sold, cents: sum });
  }
  return sales;
}

/** Returns how many copies of each book were sold in the last 90 days, by id. */
export async function soldLately(now: Date): Promise<ReadonlyMap<string, number>> {
  const today = toDay(now);
  // Orders placed by another server's clock may be of tomorrow.
  const { books } = await sumBookSales(addDays(today, 1 - BEST_SELLER_DAYS), addDays(today, 1));
  return new Map(books.map(({ key, copies }) => [key, copies]));
}
