import { setSold } from '../features/books/book-search.ts';
import { ORDERS_TO_COUNT } from '../features/orders/orders-to-count.ts';
import { soldLately } from '../features/sales-figures/best-sellers.ts';
import { updateFigures } from '../features/sales-figures/update-figures.ts';

/** Numbered pages of best sellers stay as they are for so long, whatever is bought meanwhile. */
const INTERVAL_MS = 60_000;

/** Brings the kept figures, and with them the best-selling order of this server, up to date with the orders. */
export async function updateBestSellers(now: Date): Promise<void> {
  await updateFigures({ orders: ORDERS_TO_COUNT, now });
  setSold(await soldLately(now));
}

/** Does so now and every minute. Returns a function that stops it. */
export function keepBestSellers(now: () => Date): () => Promise<void> {
  let running = Promise.resolve();
  const update = () => {
    // A database that is away is there at one of the next times.
    running = running.then(() => updateBestSellers(now())).catch(() => {});
  };
  update();
  const timer = setInterval(update, INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
