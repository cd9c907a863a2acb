import { shopDay } from '@book-store/contract/place';
import { addDays } from '../../platform/time/utc-day.ts';
import { type Rows, readSoldDays } from './days-in-memory.ts';

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
  const titles = addUp(days, books.of.length);
  const sumBy = ({ of, keys }: typeof books, most: number) =>
    toSales(addUp([{ numbers: of, ...titles }], keys.length), keys, most);
  return {
    books: sumBy(books, limit),
    // One more, as books without an author are no author's.
    authors: sumBy(authors, limit + 1).filter(({ key }) => key !== ''),
  };
}

type Sums = Record<'copies' | 'cents', Float64Array>;

/** Adds up the rows that have the same number. */
function addUp(parts: readonly Rows[], count: number): Sums {
  const sums = { copies: new Float64Array(count), cents: new Float64Array(count) };
  for (const { numbers, copies, cents } of parts) {
    for (let row = 0; row < numbers.length; row += 1) {
      const number = numbers[row] as number;
      (sums.copies[number] as number) += copies[row] as number;
      (sums.cents[number] as number) += cents[row] as number;
    }
  }
  return sums;
}

function toSales({ copies, cents }: Sums, keys: readonly string[], limit: number): Sales[] {
  const some = cents.filter((_sum, at) => (copies[at] ?? 0) > 0);
  const least = limit < some.length ? (some.sort().at(-limit) ?? 0) : Number.NEGATIVE_INFINITY;
  const sales: Sales[] = [];
  for (const [at, sum] of cents.entries()) {
    const sold = copies[at] as number;
    if (sold > 0 && sum >= least) sales.push({ key: keys[at] as string, copies: sold, cents: sum });
  }
  return sales;
}

/** Returns how many copies of each book were sold in the last days, today included, by id. */
export async function soldIn(days: number, now: Date): Promise<ReadonlyMap<string, number>> {
  const today = shopDay(now);
  // Orders placed by another server's clock may be of tomorrow.
  const { books } = await sumBookSales(addDays(today, 1 - days), addDays(today, 1));
  return new Map(books.map(({ key, copies }) => [key, copies]));
}
