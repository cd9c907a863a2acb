import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import type { AppError } from '../../platform/errors/errors.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { outOfStock } from './out-of-stock.ts';

const WHAT_TO_DO: Partial<Record<OrderStatus, string>> = {
  unconfirmed: 'The order is still not confirmed: change its books, or cancel it.',
};

type Wanted = Pick<StoredOrder, 'status' | 'lines'>;

/** The owner's error for released copies that were sold meanwhile. */
export async function soldMeanwhile({ status, lines }: Wanted): Promise<AppError> {
  const missing = await findMissing(lines);
  const next = WHAT_TO_DO[status] ?? `The order stays ${status}.`;
  return outOfStock(`Sold since then: ${titlesOf(missing)}. ${next}`, missing);
}

/** The customer's error for copies that were sold before the order was confirmed. */
export async function soldBeforeConfirmed({ lines }: Wanted): Promise<AppError> {
  const missing = await findMissing(lines);
  const detail = `The time is over, and meanwhile others have bought: ${titlesOf(missing)}. You can cancel this order and order the other books again.`;
  return outOfStock(detail, missing);
}

const titlesOf = (missing: Awaited<ReturnType<typeof findMissing>>) =>
  missing.map(({ title }) => title).join(', ');

/** Books with too few copies, or deleted ones. */
async function findMissing(lines: Wanted['lines']) {
  const books = await findStoredBooks(lines.map(({ bookId }) => bookId.toString()));
  const byId = new Map(books.map((book) => [book._id.toString(), book]));
  return lines.flatMap(({ bookId: _id, title, quantity }) => {
    const book = byId.get(_id.toString());
    if (book && isBuyable(book, quantity)) return [];
    return [{ _id, title: book?.title ?? title, stock: book?.stock }];
  });
}
