import type { Job } from '../../jobs/job.ts';
import { setSold } from '../search/book-search.ts';
import { soldLately } from './book-sales.ts';
import { updateFigures } from './update-figures.ts';

/** Numbered pages of best sellers stay the same for this long, whatever is bought in the meantime. */
const INTERVAL_MS = 60_000;

/** Brings the kept figures, and with them the best-selling order of this server, up to date with the orders. */
export async function updateBestSellers(now: Date): Promise<void> {
  await updateFigures(now);
  setSold(await soldLately(now));
}

/** Keeps the best-selling order in the memory of each server. */
export const bestSellersJob: Job = {
  name: 'best-sellers',
  everyMs: INTERVAL_MS,
  onEachServer: true,
  run: ({ now }) => updateBestSellers(now()),
};
