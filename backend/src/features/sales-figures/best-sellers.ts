import { addDays, toDay } from '../../shared/utc-day.ts';
import { readBookSales } from './book-sales.ts';
import { listBookSales } from './list-days.ts';

/** How many days, today included, make a book a best seller. */
const DAYS = 90;

/** Returns how many copies of each book were sold in the last 90 days, by id. */
export async function soldLately(now: Date): Promise<ReadonlyMap<string, number>> {
  const to = toDay(now);
  const from = addDays(to, 1 - DAYS);
  // Orders placed by another server's clock may be of tomorrow.
  const days = await listBookSales(from, addDays(to, 1));
  const sales = await readBookSales(days, { from, over: addDays(to, -1) }, ['books']);
  // A day was counted again in the meantime, so this will run again soon.
  if (!sales) throw new Error('The sales have changed while they were read.');
  return new Map(sales.books.all().map(({ key, copies }) => [key, copies]));
}
