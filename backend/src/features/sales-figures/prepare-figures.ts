import { addDays, toDay } from '../../shared/utc-day.ts';
import { storePeriods } from './book-sales.ts';
import { listBookSales } from './list-days.ts';

/** As far back as most owners look. */
const DAYS = 2 * 366;

/** Adds up the periods of the last two years whose days have changed, so that nobody who asks for figures waits. */
export async function prepareFigures(now: Date): Promise<void> {
  const over = addDays(toDay(now), -1);
  const from = addDays(over, -DAYS);
  await storePeriods(await listBookSales(from, over), { from, over });
}
