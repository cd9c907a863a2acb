import type {
  DemoData,
  RemoveDemoBody,
} from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import { Types } from 'mongoose';
import { Book, type StoredBook } from '../../catalogue/books/books.model.ts';
import { findDemoNews } from '../../messages/news/seed-news.ts';
import { deleteNewsItems } from '../../messages/news/write-news.ts';
import {
  deleteOrders,
  findOrdersOfOnly,
  listOrderNumbers,
} from '../../orders/overview/orders-of-books.ts';
import { seedDataDir } from '../../platform/config/directories.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { removeMailsOfOrders } from '../../platform/mail/queue-mail.ts';
import { makeDue, rowsOf } from '../figures/due-figures.ts';
import { findDemoBooks } from './demo-books.ts';

async function find() {
  const { all, unchanged, changed } = await findDemoBooks(seedDataDir);
  const opening = await earliestBookExcept(all);
  // An edited book is the owner's own, and its orders may be real.
  const tried = all.filter((id) => !changed.includes(id));
  const orders = changed.length > 0 && !opening ? [] : await findOrdersOfOnly(tried, opening);
  return { unchanged, changed, orders, news: await findDemoNews(seedDataDir) };
}

export async function demoData(): Promise<DemoData> {
  const { unchanged, changed, orders, news } = await find();
  return {
    books: unchanged.length,
    changedBooks: changed.length,
    orders: orders.length,
    news: news.length,
  };
}

/**
 * Deletes the unchanged demo books and news that the caller selected, and orders that contain only such books
 * and were placed before the shop had one of its own. Throws `conflict` unless the counts match what the caller
 * has seen.
 */
export async function removeDemoData(seen: RemoveDemoBody): Promise<Required<RemoveDemoBody>> {
  const { unchanged: books, orders, news } = await find();
  const now = { books: books.length, orders: orders.length, news: news.length };
  const kinds = Object.keys(seen) as (keyof RemoveDemoBody)[];
  if (kinds.some((kind) => seen[kind] !== now[kind])) {
    throw new AppError('conflict', {
      detail: 'The demo has changed in the meantime. Please check again what would be removed.',
      detailCode: 'demo-changed',
      extra: now,
    });
  }
  // Orders first: after a crash in between, the rest can still be found.
  return {
    orders: seen.orders ? await deleteOrdersEverywhere(orders) : 0,
    books: seen.books ? await deleteBooks(books) : 0,
    news: seen.news ? await deleteNewsItems(news) : 0,
  };
}

/** Mails first: once the orders are gone, a retry would not find them. */
async function deleteOrdersEverywhere(ids: readonly string[]): Promise<number> {
  await removeMailsOfOrders(await listOrderNumbers(ids));
  return inTransaction(async (session) => {
    const deleted = await deleteOrders(ids, session);
    await makeDue(deleted.flatMap(rowsOf), session);
    return deleted.length;
  });
}

/** Returns when the oldest book other than these was added. */
async function earliestBookExcept(ids: readonly string[]): Promise<Date | undefined> {
  const known = ids.map((id) => new Types.ObjectId(id));
  const book = await Book.findOne({ _id: { $nin: known } }, { createdAt: 1 })
    .sort({ createdAt: 1 })
    .lean<Pick<StoredBook, 'createdAt'>>();
  return book?.createdAt;
}

/** Returns how many existed. */
async function deleteBooks(ids: readonly Types.ObjectId[]): Promise<number> {
  const { deletedCount } = await Book.deleteMany({ _id: { $in: [...ids] } });
  return deletedCount;
}
