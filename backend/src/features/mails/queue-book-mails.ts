import { randomUUID } from 'node:crypto';
import { lookForChanges } from './look-for-changes.ts';
import { type BackInStockDeps, queueBackInStock } from './queue-back-in-stock.ts';
import {
  type ChangedStock,
  type LowStockDeps,
  markLowStock,
  queueLowStock,
} from './queue-low-stock.ts';

/** Servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 120_000;
/** Books that are looked at at once. */
const BATCH = 10_000;

export type BookMailDeps = BackInStockDeps &
  LowStockDeps & {
    /** Returns the stock of the books that have changed since a time, and of those with these ids. */
    listChangedStocks: (since: Date, ids: readonly string[]) => Promise<ChangedStock[]>;
  };

/** Queues the mails that changes of books call for: low stock, and books that are back. */
export async function queueBookMails(deps: BookMailDeps): Promise<void> {
  const digest = randomUUID();
  await lookForChanges({
    task: 'book-mails',
    name: 'books',
    overlapMs: OVERLAP_MS,
    now: deps.now,
    list: deps.listChangedStocks,
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
