import { lookForChanges } from './look-for-changes.ts';
import { type BackInStockDeps, queueBackInStock } from './queue-back-in-stock.ts';
import { type ChangedStock, type LowStockDeps, queueLowStock } from './queue-low-stock.ts';

/** Servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 120_000;

export type BookMailDeps = BackInStockDeps &
  LowStockDeps & {
    /** Returns the stock of the books that have changed since a time. */
    listChangedStocks: (since: Date) => Promise<ChangedStock[]>;
  };

/** Queues the mails that changes of books call for: low stock, and books that are back. */
export const queueBookMails = (deps: BookMailDeps): Promise<void> =>
  lookForChanges({
    name: 'books',
    overlapMs: OVERLAP_MS,
    now: deps.now,
    list: deps.listChangedStocks,
    changedAt: ({ updatedAt }) => updatedAt,
    handle: async (changed) => {
      await queueBackInStock(changed, deps);
      await queueLowStock(changed, deps);
    },
  });
