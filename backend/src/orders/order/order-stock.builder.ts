import { copiesIn } from '@book-store/contract/orders/order/orders';
import { expect } from 'vitest';
import { Book, type StoredBook } from '../../catalogue/books/books.model.ts';
import { StockMovement } from '../../catalogue/stock/stock-movements.model.ts';
import { Order, type StoredOrder } from './orders.model.ts';

export const stockOf = async (id: string): Promise<number | null | undefined> =>
  (await Book.findById(id).lean<StoredBook>())?.stock;

/** Expects that orders, stock and log of a counted book agree. */
export async function expectAgreement(id: string, first: number): Promise<void> {
  const orders = await Order.find({
    copiesOf: id,
    status: { $nin: ['cancelled', 'refused'] },
    'hold.lapsedAt': null,
  }).lean<StoredOrder[]>();
  const lines = orders.flatMap((order) => order.lines);
  const held = copiesIn(lines.filter(({ bookId }) => String(bookId) === id));
  const log = await StockMovement.find({ book: id }).lean();
  const moved = log.reduce((sum, { delta }) => sum + delta, 0);
  expect([await stockOf(id), first + moved]).toEqual([first - held, first - held]);
}
