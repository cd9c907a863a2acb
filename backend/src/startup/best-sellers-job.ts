import { soldLately } from '../features/figures/book-sales.ts';
import { updateFigures } from '../features/figures/update-figures.ts';
import { ORDERS_TO_COUNT } from '../features/orders/orders-to-count.ts';
import { setSold } from '../features/search/book-search.ts';
import type { Job } from '../jobs/job.ts';

/** Numbered pages of best sellers stay the same for this long, whatever is bought in the meantime. */
const INTERVAL_MS = 60_000;

/** Brings the kept figures, and with them the best-selling order of this server, up to date with the orders. */
export async function updateBestSellers(now: Date): Promise<void> {
  await updateFigures({ orders: ORDERS_TO_COUNT, now });
  setSold(await soldLately(now));
}

/** Keeps the best-selling order in the memory of each server. */
export const bestSellersJob: Job = {
  name: 'best-sellers',
  everyMs: INTERVAL_MS,
  onEachServer: true,
  run: ({ now }) => updateBestSellers(now()),
};
