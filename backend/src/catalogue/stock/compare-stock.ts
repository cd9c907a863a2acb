import type { ClientSession, Types } from 'mongoose';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { Book } from '../books/books.model.ts';
import { OpeningStock, type StoredOpeningStock } from './opening-stock.model.ts';
import { StockMovement } from './stock-movements.model.ts';

/** A book with tracked stock; `logged` is its stock according to the log. */
export type Compared = { _id: Types.ObjectId; title: string; stock: number; logged: number };
type Counted = Omit<Compared, 'logged'>;
type Sum = { _id: Types.ObjectId; sum: number };

export const COUNTED = { stock: { $ne: null } };
export const isDifferent = ({ stock, logged }: Compared): boolean => stock !== logged;

/** Compares stock with the log, from one snapshot; skips books without tracked stock. */
export const compareStock = (ids: Types.ObjectId[]): Promise<Compared[]> =>
  inTransaction((session) => compareWithin(ids, session));

/** As `compareStock`, in a transaction. */
export async function compareWithin(
  ids: Types.ObjectId[],
  session: ClientSession,
): Promise<Compared[]> {
  const books = await Book.find({ _id: { $in: ids }, ...COUNTED }, { title: 1, stock: 1 })
    .session(session)
    .lean<Counted[]>();
  const sums = await StockMovement.aggregate<Sum>([
    { $match: { book: { $in: ids } } },
    { $group: { _id: '$book', sum: { $sum: '$delta' } } },
  ]).session(session);
  const beginnings = await OpeningStock.find({ _id: { $in: ids } })
    .session(session)
    .lean<StoredOpeningStock[]>();
  const logged = new Map<string, number>();
  const add = (id: Types.ObjectId, copies: number) =>
    logged.set(id.toString(), (logged.get(id.toString()) ?? 0) + copies);
  for (const { _id, sum } of sums) add(_id, sum);
  for (const { _id, copies } of beginnings) add(_id, copies);
  return books.map((book) => ({ ...book, logged: logged.get(book._id.toString()) ?? 0 }));
}

/** Settles the difference between a book's stock and its log, in the transaction that sets the stock. */
export async function settleLog(id: Types.ObjectId, session: ClientSession): Promise<void> {
  for (const { _id, stock, logged } of await compareWithin([id], session)) {
    if (stock === logged) continue;
    const copies = { $inc: { copies: stock - logged } };
    await OpeningStock.updateOne({ _id }, copies, { upsert: true, session });
  }
}
