import type { Types } from 'mongoose';
import { handleDocuments } from '../../../jobs/handle-documents.ts';
import { CLOCK_SKEW_MS, isImplausible } from '../../../shared/clock-skew.ts';
import { ignoreDuplicateKey } from '../../../shared/mongo.ts';
import { Book } from '../books.model.ts';
import { type PendingMovement, StockMovement } from './stock-movements.model.ts';
import { giveCopyBack } from './take-copy.ts';

/** How many books are read at once. */
const BATCH = 100;

type Counted = {
  _id: Types.ObjectId;
  stock?: number | null;
  stockSeq?: number | null;
  movements?: PendingMovement[] | null;
};

/** What the log needs to know of the orders. */
export type HoldsDeps = {
  /** Returns the holds among these that belong to an order. */
  findHolds: (holds: readonly Types.ObjectId[]) => Promise<ReadonlySet<string>>;
  /** Returns the holds among these that are not decided yet. */
  findUndecided: (holds: readonly Types.ObjectId[]) => Promise<ReadonlySet<string>>;
};

const FIELDS = { stock: 1, stockSeq: 1, movements: 1 };

/** Moves what has happened to the stock of a book into the log. */
export async function logMovementsOf(id: string, deps: HoldsDeps): Promise<void> {
  const book = await Book.findById(id, FIELDS).lean<Counted>();
  if (book) await logMovements([book], deps);
}

/**
 * Moves movements from before a time into the log, and puts the copies of holds back that a crashed server
 * has left: taken after the hold was undone, so that neither an order nor a decision will ever come.
 */
export async function logOldMovements(before: Date, deps: HoldsDeps, now: Date): Promise<void> {
  const future = new Date(now.getTime() + CLOCK_SKEW_MS);
  const old = { $or: [{ 'movements.at': { $lt: before } }, { 'movements.at': { $gt: future } }] };
  await handleDocuments('stock-log', {
    now,
    // Only the ids: after an import there are as many as books.
    list: () =>
      Book.find(old, { _id: 1 }).hint({ 'movements.at': 1 }).lean<Pick<Counted, '_id'>[]>(),
    idOf: ({ _id }) => _id.toString(),
    handle: async (waiting) => {
      const ids = waiting.map(({ _id }) => _id);
      const books = await Book.find({ _id: { $in: ids } }, FIELDS).lean<Counted[]>();
      await logMovements(books, deps);
      for (const book of books) await undoLostHolds(book, { before, now }, deps);
    },
    atOnce: BATCH,
  });
}

/**
 * Copies the decided movements of these books into the log, then takes them off the books. Each movement
 * stands on its book together with the stock that it led to, so number and stock follow from its place; any
 * server may do the same at the same time, and writes the same.
 */
async function logMovements(books: readonly Counted[], { findHolds }: HoldsDeps): Promise<void> {
  const holds = books.flatMap(takenHolds);
  const known: ReadonlySet<string> = holds.length > 0 ? await findHolds(holds) : new Set<string>();
  const entries = books.flatMap((book) => toEntries(book).slice(0, countDecided(book, known)));
  if (entries.length === 0) return;
  await ignoreDuplicateKey(StockMovement.collection.insertMany(entries, { ordered: false }));
  // Not by mongoose, because nothing changes that visitors or the search could see.
  await Book.collection.bulkWrite(
    [...new Map(entries.map(({ book }) => [book.toString(), book])).values()].map((book) => ({
      updateOne: {
        filter: { _id: book },
        update: {
          $pull: {
            movements: {
              _id: { $in: entries.flatMap((one) => (one.book.equals(book) ? one._id : [])) },
            },
          } as object,
        },
      },
    })),
  );
}

const takenHolds = ({ movements }: Counted) =>
  (movements ?? []).flatMap(({ hold, delta }) => (hold && delta < 0 ? [hold] : []));

/** Returns how many of the first movements are decided: only a beginning may leave the book. */
function countDecided({ movements }: Counted, known: ReadonlySet<string>): number {
  const pending = movements ?? [];
  const isDecided = ({ hold, delta }: PendingMovement) =>
    !hold ||
    delta > 0 ||
    known.has(hold.toString()) ||
    pending.some((other) => other.delta > 0 && hold.equals(other.hold ?? ''));
  const first = pending.findIndex((movement) => !isDecided(movement));
  return first < 0 ? pending.length : first;
}

/** Returns the movements of a book with their numbers and the copies after each, as the log keeps them. */
function toEntries({ _id: book, stock, stockSeq, movements }: Counted) {
  const pending = movements ?? [];
  const entries = [];
  let left = stock ?? undefined;
  for (let at = pending.length - 1; at >= 0; at -= 1) {
    const movement = pending[at] as PendingMovement;
    const seq = (stockSeq ?? 0) - (pending.length - 1 - at);
    entries.unshift({ ...movement, book, seq, ...(left !== undefined && { left }) });
    left = (left ?? 0) - movement.delta;
  }
  return entries;
}

async function undoLostHolds(
  { _id, movements }: Counted,
  { before, now }: { before: Date; now: Date },
  { findHolds, findUndecided }: HoldsDeps,
): Promise<void> {
  const isOld = (at: Date) => at < before || isImplausible(at, { now });
  const old = (movements ?? []).filter(({ at, hold, delta }) => hold && delta < 0 && isOld(at));
  const holds = old.flatMap(({ hold }) => hold ?? []);
  if (holds.length === 0) return;
  // In this order: a hold is decided only after its order is there.
  const undecided = await findUndecided(holds);
  const known = await findHolds(holds);
  for (const { hold, order } of old) {
    if (!hold || undecided.has(hold.toString()) || known.has(hold.toString())) continue;
    await giveCopyBack(
      _id,
      { hold, order: order ?? hold },
      { cause: 'order-not-completed', at: now },
    );
  }
}
