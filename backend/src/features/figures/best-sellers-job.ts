import type { Job } from '../../jobs/job.ts';
import { countWishes } from '../customers/wishes.ts';
import { setDemand } from '../search/book-search.ts';
import { soldIn } from './book-sales.ts';
import { updateFigures } from './update-figures.ts';

/** Numbered pages of best sellers stay the same for this long, whatever is bought in the meantime. */
const INTERVAL_MS = 60_000;
/** Wishes say less than sales, and counting them reads all accounts. */
const WISHES_INTERVAL_MS = 3_600_000;
/** How many days make a book a best seller, and how many make it known. */
const DAYS = { lately: 90, inYear: 365 };

let wishesCountedAt = Number.NEGATIVE_INFINITY;

/** Brings the kept figures, and with them what this server knows of the demand for books, up to date. */
export async function updateBestSellers(now: Date): Promise<void> {
  await updateFigures(now);
  setDemand({
    lately: await soldIn(DAYS.lately, now),
    inYear: await soldIn(DAYS.inYear, now),
  });
  if (Math.abs(now.getTime() - wishesCountedAt) < WISHES_INTERVAL_MS) return;
  setDemand({ wishes: await countWishes() });
  wishesCountedAt = now.getTime();
}

/** Keeps the best-selling order, and how known books are, in the memory of each server. */
export const bestSellersJob: Job = {
  name: 'best-sellers',
  everyMs: INTERVAL_MS,
  onEachServer: true,
  run: ({ now }) => updateBestSellers(now()),
};
