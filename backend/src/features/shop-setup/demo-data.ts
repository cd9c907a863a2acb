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
  /** Returns the news items that came with the shop unchanged. */
  findDemoNews: () => Promise<Ids>;
  deleteNews: (ids: Ids) => Promise<number>;
};

/** Finds what came with the shop unchanged, and the orders that only tried it. */
async function find<BookId>(deps: DemoDeps<BookId>) {
  const { all, unchanged, changed } = await deps.findDemoBooks();
  const opening = await deps.earliestBookExcept(all);
  // A changed book is the owner's own, and its orders may be real.
  const tried = all.filter((id) => !changed.includes(id));
  const orders = changed.length > 0 && !opening ? [] : await deps.findOrdersOfOnly(tried, opening);
  return { unchanged, changed, orders, news: await deps.findDemoNews() };
}

/** Returns what `removeDemoData` would take away. */
export async function demoData<BookId>(deps: DemoDeps<BookId>): Promise<DemoData> {
  const { unchanged, changed, orders, news } = await find(deps);
  return {
    books: unchanged.length,
    changedBooks: changed.length,
    orders: orders.length,
    news: news.length,
  };
}

/**
 * Deletes of the demo what the caller wants: the books and news items that nobody has changed, and the orders
 * that contain only such books and were placed before the shop had one of its own. Throws `conflict` if that
 * is not what the caller has seen.
 */
export async function removeDemoData<BookId>(
  seen: RemoveDemoBody,
  deps: DemoDeps<BookId>,
): Promise<Required<RemoveDemoBody>> {
  const { unchanged: books, orders, news } = await find(deps);
  const now = { books: books.length, orders: orders.length, news: news.length };
  const kinds = Object.keys(seen) as (keyof RemoveDemoBody)[];
  if (kinds.some((kind) => seen[kind] !== now[kind])) {
    throw new AppError('conflict', {
      detail: 'The demo has changed in the meantime. Please check again what would be removed.',
      extra: now,
    });
  }
  // Orders first: after a crash in between, the rest can still be found.
  return {
    orders: seen.orders ? await deps.deleteOrders(orders) : 0,
    books: seen.books ? await deps.deleteBooks(books) : 0,
    news: seen.news ? await deps.deleteNews(news) : 0,
  };
}
