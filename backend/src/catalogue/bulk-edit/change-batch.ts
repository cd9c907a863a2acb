import type { ChangedBook } from '@book-store/contract/catalogue/books/book-changes.schemas';
import { type ClientSession, type mongo, Types } from 'mongoose';
import { writeConflict } from '../../platform/documents/in-transaction.ts';
import { putIntoBin } from '../bin/binned-books.model.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { lockGenres } from '../genres/lock-genres.ts';
import { movementOf, recordMovements, toStock } from '../stock/change-stock.ts';
import { emitStockChange } from '../stock/stock-changes.ts';
import { toUpdate } from './book-values.ts';
import { planChange, type Wanted, type WantedBook } from './plan-change.ts';

type Planned = { book: StoredBook; planned: ChangedBook };
type Batch = { outcomes: ChangedBook[]; changing: Planned[] };
type Stamp = { wanted: Wanted; by: string; at: Date };

const GONE = 'This book is not in the shop any more.';
const GENRE_GONE = 'This genre is not in the shop any more.';

/** Returns the outcomes of a change in the order of the books; with a session, by what its transaction sees. */
export async function planBatch(
  given: readonly WantedBook[],
  wanted: Wanted,
  session: ClientSession | null = null,
): Promise<Batch> {
  const ids = given.map(({ _id }) => new Types.ObjectId(_id));
  const found = await Book.find({ _id: { $in: ids } })
    .session(session)
    .lean<StoredBook[]>();
  const byId = new Map(found.map((book) => [book._id.toString(), book]));
  const changing: Planned[] = [];
  const outcomes = given.map((one): ChangedBook => {
    const book = byId.get(one._id);
    if (!book) return { _id: one._id, outcome: 'refused', message: GONE };
    const planned = planChange(book, one, wanted);
    if (planned.outcome === 'changed') changing.push({ book, planned });
    return planned;
  });
  return { outcomes, changing };
}

/**
 * Changes books in a transaction, and returns each outcome; `store` runs in the same transaction. Books are written
 * last, because the embedded database repeats earlier writes with each command. Bypasses mongoose, whose plugin would
 * make every visitor wait for a fresh list after each batch.
 */
export async function changeBatch(
  given: readonly WantedBook[],
  stamp: Stamp,
  session: ClientSession,
  store?: (outcomes: ChangedBook[]) => Promise<void>,
): Promise<ChangedBook[]> {
  const { outcomes, changing } = await withGenres(
    await planBatch(given, stamp.wanted, session),
    session,
  );
  await store?.(outcomes);
  if (changing.length === 0) return outcomes;
  await recordMovements(
    changing.map((one) => toMovement(one, stamp)),
    session,
  );
  const shown = changing.filter(({ planned }) => planned.to?.hidden !== undefined);
  if (shown.length > 0)
    await emitStockChange(
      shown.map(({ book }) => book._id),
      session,
    );
  if (stamp.wanted.change?.kind === 'delete')
    await putIntoBin(
      changing.map(({ book }) => book),
      stamp,
      session,
    );
  const writes = changing.map((one) => toWrite(one, stamp));
  const { matchedCount, deletedCount } = await Book.collection.bulkWrite(writes, { session });
  // Not every server detects write conflicts itself.
  if (matchedCount + deletedCount < writes.length) throw writeConflict();
  return outcomes;
}

/** Refuses changes to a genre that has been deleted meanwhile. */
async function withGenres({ outcomes, changing }: Batch, session: ClientSession): Promise<Batch> {
  const categories = changing.flatMap(({ planned }) => planned.to?.category ?? []);
  const held = await lockGenres(categories, session);
  const isLost = ({ to }: ChangedBook) => to?.category !== undefined && !held.has(to.category);
  return {
    outcomes: outcomes.map((one) => {
      if (!isLost(one)) return one;
      return { _id: one._id, title: one.title, outcome: 'refused', message: GENRE_GONE };
    }),
    changing: changing.filter(({ planned }) => !isLost(planned)),
  };
}

function toWrite({ book, planned }: Planned, { wanted, at }: Stamp): mongo.AnyBulkWriteOperation {
  const filter = { _id: book._id, updatedAt: book.updatedAt, stock: book.stock ?? null };
  if (wanted.change?.kind === 'delete') return { deleteOne: { filter } };
  // Later than the last change, even within one millisecond.
  const updatedAt = new Date(Math.max(at.getTime(), book.updatedAt.getTime() + 1));
  const { stock, ...values } = planned.to ?? {};
  if (stock === undefined)
    return { updateOne: { filter, update: toUpdate(book, values, updatedAt) } };
  const { $set = {}, ...unset }: { $set?: object } = toStock(stock ?? undefined);
  return { updateOne: { filter, update: { $set: { ...$set, updatedAt }, ...unset } } };
}

function toMovement({ book, planned }: Planned, { wanted: { change }, by, at }: Stamp) {
  if (change?.kind !== 'stock') return undefined;
  const cause = change.delta === undefined ? 'counted' : 'corrected';
  const { reason } = change;
  return movementOf(book, planned.to?.stock ?? undefined, { cause, by, reason, at });
}
