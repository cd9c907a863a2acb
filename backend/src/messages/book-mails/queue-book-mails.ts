import { randomUUID } from 'node:crypto';
import { findChangedStocks } from '../../catalogue/books/changed-stocks.ts';
import { handleChanges } from '../mails/handle-changes.ts';
import { queueBackInStock } from './queue-back-in-stock.ts';
import { type LowStockDeps, markLowStock, queueLowStock } from './queue-low-stock.ts';

/** Servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 120_000;
/** Batch size. */
const BATCH = 10_000;

/** Queues mails about low stock and about books that are back in stock. */
export async function queueBookMails(deps: LowStockDeps): Promise<void> {
  const digest = randomUUID();
  await handleChanges({
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
