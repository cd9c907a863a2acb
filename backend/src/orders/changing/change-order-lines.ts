import {
  AdminOrderView,
  type ChangeOrderLinesBody,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { isInShop } from '@book-store/contract/orders/order/order-status';
import type { BooksUnavailable } from '@book-store/contract/orders/order/orders.schemas';
import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import { type ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import type { StoredBook } from '../../catalogue/books/books.model.ts';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { FIXED_PRICE_RULE } from '../../catalogue/books/fixed-price.ts';
import { storeDrawnCovers } from '../../catalogue/drawn-covers/stored-covers.ts';
import { NoCopyLeft } from '../../catalogue/stock/take-copies.ts';
import { changedMeanwhile } from '../../platform/documents/edit-version.ts';
import {
  type BeforeCommit,
  inTransaction,
  writeConflict,
} from '../../platform/documents/in-transaction.ts';
import { AppError, badField, conflict } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { toTax } from '../../settings/shop/shop-view.ts';
import { findOrder, illegalMove } from '../order/find-order.ts';
import { isBeingPaid, type ShownAdminOrder, toAdminOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { priceOrder } from '../placing/order-pricing.ts';
import { outOfStock } from '../placing/out-of-stock.ts';
import { type ChangedLine, storeLines } from './store-lines.ts';

type Body = z.output<typeof ChangeOrderLinesBody>;

/**
 * Changes the books, quantities or prices of an order. Kept lines keep their price, new ones get the shop's
 * unless the body sets another; the delivery fee stays as agreed, and the discount is recomputed. Stock is
 * moved in the same transaction.
 */
export async function changeOrderLines(
  id: string,
  { version, lines: wanted }: Body,
  { now, by: name, shop }: { now: Date; by: string; shop: Shop },
  beforeCommit?: BeforeCommit<ShownAdminOrder>,
): Promise<ShownAdminOrder> {
  const books = await findStoredBooks(wanted.map(({ bookId }) => bookId));
  const tax = toTax(shop.settings);
  const by = { role: 'admin', name } as const;
  // Before the transaction, which may be retried. Books already in the order were stored when it was placed.
  await storeDrawnCovers(books.map((book) => ({ ...book, bookId: book._id.toString() })));
  try {
    const change = async (session: ClientSession) => {
      const stored = await findOrder(id, session);
      assertChangeable(stored, version, now);
      const lines = toLines(stored, wanted, books);
      return toAdminOrderView(await storeLines(stored, lines, { now, by, tax }, session), now);
    };
    return await inTransaction(change, { beforeCommit });
  } catch (error) {
    if (!(error instanceof NoCopyLeft)) throw error;
    throw notEnough(books);
  }
}

function assertChangeable(stored: StoredOrder, version: number | undefined, now: Date): void {
  const view = toAdminOrderView(stored, now);
  if (!isInShop(stored.status)) {
    throw illegalMove(`This order is ${stored.status}, so its books stay as they are.`, view);
  }
  if (stored.boughtGiftCard) {
    throw conflict(`Order ${view.number} is of a gift card, without books.`, 'order-of-gift-card');
  }
  if (version !== undefined && version !== view.version)
    throw changedMeanwhile(AdminOrderView, view);
  if (isBeingPaid(stored)) {
    throw conflict(
      `Order ${view.number} is being paid, so its books stay as they are.`,
      'order-being-paid',
    );
  }
  if (stored.reductions?.length) {
    throw conflict(
      `Money of order ${view.number} has been given back, so its books stay as they are.`,
      'order-reduced',
    );
  }
  if (currentInvoice(stored.papers)) {
    throw conflict(
      `Order ${view.number} has an invoice, so its books stay as they are. Cancel it first.`,
      'order-invoiced',
    );
  }
}

function toLines(
  stored: StoredOrder,
  wanted: Body['lines'],
  books: readonly StoredBook[],
): ChangedLine[] {
  const before = new Map(stored.lines.map((line) => [line.bookId.toString(), line]));
  const added = wanted.filter(({ bookId }) => !before.has(bookId));
  const priced = priceOrder(
    { productIds: added.map(({ bookId }) => bookId), quantities: added.map((one) => one.quantity) },
    books,
    {},
  );
  if (priced.gone.length > 0) {
    throw new AppError('book-gone', {
      detail: 'A book that you have added is no longer in the shop.',
      extra: { bookIds: priced.gone } satisfies z.input<typeof BooksUnavailable>,
    });
  }
  const fresh = new Map(priced.lines.map((line) => [line.bookId, line]));
  return wanted.map(({ bookId, quantity, price }, at) => {
    const line = before.get(bookId) ?? fresh.get(bookId);
    if (!line) throw writeConflict();
    const priceCents = price ?? line.priceCents;
    const book = books.find(({ _id }) => _id.toString() === bookId);
    if (book?.fixedPrice && priceCents < Math.min(line.priceCents, book.newPriceCents)) {
      throw badField(`lines.${at}.price`, FIXED_PRICE_RULE, 'fixed-price');
    }
    return { ...line, bookId: new Types.ObjectId(bookId), quantity, priceCents } as ChangedLine;
  });
}

function notEnough(books: readonly StoredBook[]): AppError {
  const counted = books.filter(({ stock }) => typeof stock === 'number');
  const named = counted.map(({ title, stock }) => `${title} (${stock} left)`).join(', ');
  return outOfStock(`There are not as many copies: ${named}.`, counted);
}
