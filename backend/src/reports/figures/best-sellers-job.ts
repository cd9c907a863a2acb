import { shopDay, startOfDay } from '@book-store/contract/place';
import { setSales } from '../../catalogue/search/book-search.ts';
import { TELLING } from '../../catalogue/search-index/popularity-of.ts';
import { hasSold } from '../../orders/order/has-sold.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { addDays } from '../../platform/time/utc-day.ts';
import { soldIn } from './book-sales.ts';
import { updateFigures } from './update-figures.ts';

/** Numbered pages of best sellers stay stable for this long, whatever is bought meanwhile. */
const INTERVAL_MS = 60_000;

/** Updates the stored figures and this server's sales ranking. */
export async function updateBestSellers(now: Date): Promise<void> {
  await updateFigures(now);
  const today = shopDay(now);
  const [from, to] = [addDays(today, 1 - TELLING.days), addDays(today, 2)].map(startOfDay);
  const areTelling = await hasSold(TELLING.orders, from as Date, to as Date);
  await setSales(await soldIn(TELLING.days, now), areTelling);
}

/** Keeps the ranking of best sellers, and the popularity of books, in each server's memory. */
export const bestSellersJob: Job = {
  name: 'best-sellers',
  everyMs: INTERVAL_MS,
  onEachServer: true,
  run: ({ now }) => updateBestSellers(now()),
};
