import { expect } from 'vitest';
import { settleStock } from '../../startup/keep-stock.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { StockMovement } from '../books/stock/stock-movements.model.ts';
import { OrderReservation } from './order-reservations.model.ts';
import { Order } from './orders.model.ts';

/** What a server does some time after a crash. */
export const settleLater = (): Promise<void> => settleStock(() => new Date(Date.now() + 60_000));

export const stockOf = async (id: string): Promise<number | null | undefined> =>
  (await Book.findById(id).lean<StoredBook>())?.stock;

/** Expects that orders, stock and log of a counted book agree, once everything is settled. */
export async function expectAgreement(id: string, first: number): Promise<void> {
  const book = await Book.findById(id).lean<StoredBook>();
  const held = await Order.countDocuments({
    copiesOf: id,
    status: { $nin: ['cancelled', 'refused'] },
  });
  expect(book?.stock).toBe(first - held);
  expect(book?.movements ?? []).toEqual([]);
  expect(await OrderReservation.countDocuments({ books: id })).toBe(0);
  const log = await StockMovement.find({ book: id }).sort({ seq: 1 }).lean();
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_one, at) => at + 1));
  const lefts = log.map((_one, at) =>
    log.slice(0, at + 1).reduce((sum, { delta }) => sum + delta, first),
  );
  expect(log.map(({ left }) => left)).toEqual(lefts);
}
