import type { DemoData, RemoveDemoBody } from '@book-store/contract/schemas/shop-setup';
import { AppError } from '../../shared/errors.ts';

type Ids = readonly string[];

export type DemoDeps<BookId> = {
  findDemoBooks: () => Promise<{ all: Ids; unchanged: readonly BookId[]; changed: Ids }>;
  /** Returns when the first book was added that did not come with the shop. */
  earliestBookExcept: (demo: Ids) => Promise<Date | undefined>;
  /** Returns the orders that consist of these books alone, placed before a time. */
  findOrdersOfOnly: (books: Ids, before: Date | undefined) => Promise<Ids>;
  deleteBooks: (ids: readonly BookId[]) => Promise<number>;
  deleteOrders: (ids: Ids) => Promise<number>;
};

/** Finds what came with the shop unchanged, and the orders that only tried it. */
async function find<BookId>(deps: DemoDeps<BookId>) {
  const { all, unchanged, changed } = await deps.findDemoBooks();
  const opening = await deps.earliestBookExcept(all);
  // A changed book is the owner's own, and its orders may be real.
  const tried = all.filter((id) => !changed.includes(id));
  const orders = changed.length > 0 && !opening ? [] : await deps.findOrdersOfOnly(tried, opening);
  return { unchanged, changed, orders };
}

/** Returns what `removeDemoData` would take away. */
export async function demoData<BookId>(deps: DemoDeps<BookId>): Promise<DemoData> {
  const { unchanged, changed, orders } = await find(deps);
  return { books: unchanged.length, changedBooks: changed.length, orders: orders.length };
}

/**
 * Deletes the demo books that nobody has changed, and the orders that contain only such books and were
 * placed before the shop had one of its own. Throws `conflict` if that is not what the caller has seen.
 */
export async function removeDemoData<BookId>(
  seen: RemoveDemoBody,
  deps: DemoDeps<BookId>,
): Promise<{ books: number; orders: number }> {
  const { unchanged, orders } = await find(deps);
  if (unchanged.length !== seen.books || orders.length !== seen.orders) {
    throw new AppError('conflict', {
      detail:
        'Books or orders have changed in the meantime. Please check again what would be removed.',
      extra: { books: unchanged.length, orders: orders.length },
    });
  }
  // Orders first: after a crash in between, the rest can still be found.
  const deletedOrders = orders.length > 0 ? await deps.deleteOrders(orders) : 0;
  const deletedBooks = unchanged.length > 0 ? await deps.deleteBooks(unchanged) : 0;
  return { books: deletedBooks, orders: deletedOrders };
}
