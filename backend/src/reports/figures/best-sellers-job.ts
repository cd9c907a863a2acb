import { shopDay, startOfDay } from '@book-store/contract/place';
import { setSales } from '../../catalogue/search/book-search.ts';
import { TELLING } from '../../catalogue/search-index/popularity-of.ts';
import { hasSold } from '../../orders/order/has-sold.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { addDays } from '../../platform/time/utc-day.ts';
import { soldIn } from './book-sales.ts';
import { updateFigures } from './update-figures.ts';

/** Numbered pages of best sellers stay the same for this long, whatever is bought in the meantime. */
const INTERVAL_MS = 60_000;

/** Brings the kept figures, and with them what this server knows of the sales of books, up to date. */
export async function updateBestSellers(now: Date): Promise<void> {
  await updateFigures(now);
  const today = shopDay(now);
  const [from, to] = [addDays(today, 1 - TELLING.days), addDays(today, 2)].map(startOfDay);
  const areTelling = await hasSold(TELLING.orders, from as Date, to as Date);
  await setSales(await soldIn(TELLING.days, now), areTelling);
}

/** Keeps the order of best sellers, and how popular books are, in the memory of each server. */
export const bestSellersJob: Job = {
  name: 'best-sellers',
  everyMs: INTERVAL_MS,
  onEachServer: true,
  run: ({ now }) => updateBestSellers(now()),
};
