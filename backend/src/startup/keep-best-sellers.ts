import type { Logger } from 'pino';
import { setSold } from '../features/books/book-search.ts';
import { ORDERS_TO_COUNT } from '../features/orders/orders-to-count.ts';
import { soldLately } from '../features/sales-figures/book-sales.ts';
import { updateFigures } from '../features/sales-figures/update-figures.ts';
import { repeat } from './repeat.ts';

/** Numbered pages of best sellers stay the same for this long, whatever is bought in the meantime. */
const INTERVAL_MS = 60_000;

type Deps = { log: Logger; now: () => Date };

/** Brings the kept figures, and with them the best-selling order of this server, up to date with the orders. */
export async function updateBestSellers(now: Date): Promise<void> {
  await updateFigures({ orders: ORDERS_TO_COUNT, now });
  setSold(await soldLately(now));
}

/** Does so now and every minute. Returns a function that stops it. */
export const keepBestSellers = ({ log, now }: Deps): (() => Promise<void>) =>
  repeat({
    task: 'best-sellers',
    run: () => updateBestSellers(now()),
    pauseMs: INTERVAL_MS,
    log,
    now,
  });
