import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { OutOfStock } from '@book-store/contract/orders/order/orders.schemas';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { StoredOrder } from '../order/orders.model.ts';

const WHAT_TO_DO: Partial<Record<OrderStatus, string>> = {
  unconfirmed: 'The order is still not confirmed: change its books, or cancel it.',
};

type Wanted = Pick<StoredOrder, 'status' | 'lines'>;

/** Returns the owner's error for copies that somebody else has bought since an order gave them back. */
export async function soldMeanwhile({ status, lines }: Wanted): Promise<AppError> {
  const { titles, extra } = await findMissing(lines);
  const next = WHAT_TO_DO[status] ?? `The order stays ${status}.`;
  return new AppError('out-of-stock', { detail: `Sold since then: ${titles}. ${next}`, extra });
}

/** Returns the customer's error for copies that somebody else has bought before they have confirmed their order. */
export async function soldBeforeConfirmed({ lines }: Wanted): Promise<AppError> {
  const { titles, extra } = await findMissing(lines);
  const detail = `The time is over, and meanwhile others have bought: ${titles}. Please talk to us, or order the other books again.`;
  return new AppError('out-of-stock', { detail, extra });
}

/** Returns the books of some lines of which there are not enough copies, or that are gone. */
async function findMissing(lines: Wanted['lines']): Promise<{ titles: string; extra: OutOfStock }> {
  const books = await findStoredBooks(lines.map(({ bookId }) => bookId.toString()));
  const byId = new Map(books.map((book) => [book._id.toString(), book]));
  const missing = lines.flatMap(({ bookId, title, quantity }) => {
    const book = byId.get(bookId.toString());
    if (book && isBuyable(book, quantity)) return [];
    return [{ bookId: bookId.toString(), title: book?.title ?? title, left: book?.stock ?? 0 }];
  });
  return {
    titles: missing.map(({ title }) => title).join(', '),
    extra: { bookIds: missing.map(({ bookId }) => bookId), books: missing },
  };
}
