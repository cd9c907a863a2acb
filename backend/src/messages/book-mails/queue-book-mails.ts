import { randomUUID } from 'node:crypto';
import { findChangedStocks } from '../../catalogue/books/changed-stocks.ts';
import { lookForChanges } from '../mails/look-for-changes.ts';
import { queueBackInStock } from './queue-back-in-stock.ts';
import { type LowStockDeps, markLowStock, queueLowStock } from './queue-low-stock.ts';

/** Servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 120_000;
/** Books that are looked at at once. */
const BATCH = 10_000;

/** Queues the mails that changes of books call for: low stock, and books that are back. */
export async function queueBookMails(deps: LowStockDeps): Promise<void> {
  const digest = randomUUID();
  await lookForChanges({
    task: 'book-mails',
    name: 'books',
    overlapMs: OVERLAP_MS,
    now: deps.now,
    list: findChangedStocks,
    idOf: ({ _id }) => _id.toString(),
    changedAt: ({ updatedAt }) => updatedAt ?? deps.now,
    handle: async (changed) => {
      await queueBackInStock(changed, deps);
      await markLowStock(changed, digest, deps);
    },
    atOnce: BATCH,
  });
  await queueLowStock(digest, deps);
}
