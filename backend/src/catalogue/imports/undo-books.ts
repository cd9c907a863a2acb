import type { KeptReason } from '@book-store/contract/catalogue/imports/undo';
import type { ClientSession, mongo } from 'mongoose';
import { atVersion } from '../../platform/documents/edit-version.ts';
import { writeConflict } from '../../platform/documents/in-transaction.ts';
import { putIntoBin } from '../bin/binned-books.model.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { toHistory } from '../books/price-history.ts';
import { queueCovers } from '../covers/due-covers.ts';
import { lockGenres } from '../genres/lock-genres.ts';
import { movementOf, recordMovements } from '../stock/change-stock.ts';
import { AVAILABILITY, emitStockChange } from '../stock/stock-changes.ts';
import { StockMovement } from '../stock/stock-movements.model.ts';
import type { StoredFormerBook } from './former-books.model.ts';

type Undoing = {
  note: { by: string; at: Date };
  /** Stores why books are not as they were, by entry, in the same transaction. */
  store: (reasons: ReadonlyMap<string, KeptReason>) => Promise<void>;
};

/** What is written for an entry; `next` is a stock that changes (null: no longer tracked). */
type Step = {
  book: StoredBook;
  former?: StoredBook;
  next?: number | null;
  hides?: true;
  removes?: true;
};

/**
 * Makes books as they were before an import, in a transaction: only those that still are as the import left them.
 * Books are written last, because the embedded database repeats earlier writes with each command.
 */
export async function undoBooks(
  entries: readonly StoredFormerBook[],
  { note, store }: Undoing,
  session: ClientSession,
): Promise<void> {
  const ids = entries.map(({ book }) => book);
  const found = await Book.find({ _id: { $in: ids } })
    .session(session)
    .lean<StoredBook[]>();
  const now = new Map(found.map((book) => [book._id.toString(), book]));
  const genres = await lockGenres(
    entries.flatMap(({ before }) => before?.category ?? []),
    session,
  );
  const counted = await countedSince(entries, session);
  const reasons = new Map<string, KeptReason>();
  const steps: Step[] = [];
  for (const entry of entries) {
    const id = entry.book.toString();
    const { reason, step } = plan(entry, now.get(id), {
      isCounted: counted.has(id),
      hasGenre: (category) => genres.has(category),
    });
    if (reason) reasons.set(entry._id, reason);
    if (step) steps.push(step);
  }
  await store(reasons);
  await write(steps, note, session);
}

type Known = {
  isCounted: boolean;
  hasGenre: (category: string) => boolean;
};

function plan(
  entry: StoredFormerBook,
  book: StoredBook | undefined,
  known: Known,
): { reason?: KeptReason; step?: Step } {
  const { before } = entry;
  if (!book) return { reason: 'gone' };
  // Deleted, and added anew under the same id by a later import.
  const isAnother = before
    ? book.createdAt.getTime() !== before.createdAt.getTime()
    : book.createdAt > entry.at;
  if (isAnother || (book.version ?? 0) !== entry.version) return { reason: 'edited' };
  if (!before) {
    if (entry.ordered) return { reason: 'ordered', step: { book, hides: true } };
    return { step: { book, removes: true } };
  }
  if (before.category !== book.category && !known.hasGenre(before.category)) {
    return { reason: 'genre' };
  }
  const step = { book, former: before };
  if (entry.stock === undefined) return { step };
  const next = stockBefore(entry, book, known);
  return next === undefined ? { reason: 'stock', step } : { step: { ...step, next } };
}

/** Returns the stock without what the import has changed; undefined if that cannot be told any more. */
function stockBefore(
  { stock: left, before, ordered }: StoredFormerBook,
  { stock }: StoredBook,
  { isCounted }: Known,
): number | null | undefined {
  const former = before?.stock;
  if (isCounted) return undefined;
  if (typeof former !== 'number') return null;
  // Without a count, nobody knows how many of the ordered copies there were.
  if (typeof left !== 'number' || typeof stock !== 'number') return ordered ? undefined : former;
  const next = stock + former - left;
  return next < 0 ? undefined : next;
}

/** Returns the books whose copies somebody, or another import, has counted since. */
async function countedSince(
  entries: readonly StoredFormerBook[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const times = new Map(entries.map(({ book, at }) => [book.toString(), at.getTime()]));
  const first = Math.min(...times.values());
  const movements = await StockMovement.find(
    {
      book: { $in: entries.map(({ book }) => book) },
      at: { $gt: new Date(first) },
      cause: { $in: ['counted', 'corrected', 'edited', 'imported'] },
    },
    { book: 1, at: 1 },
  )
    .session(session)
    .lean();
  const since = movements.filter(
    ({ book, at }) => at.getTime() > (times.get(book.toString()) ?? 0),
  );
  return new Set(since.map(({ book }) => book.toString()));
}

async function write(
  steps: readonly Step[],
  note: { by: string; at: Date },
  session: ClientSession,
): Promise<void> {
  if (steps.length === 0) return;
  const removed = steps.filter(({ removes }) => removes).map(({ book }) => book);
  await putIntoBin(removed, note, session);
  await recordMovements(
    steps.map(({ book, next }) =>
      next === undefined
        ? undefined
        : movementOf(book, next ?? undefined, { cause: 'imported', ...note }),
    ),
    session,
  );
  const shown = steps.filter(
    ({ book, former, hides }) =>
      hides ||
      (former && AVAILABILITY.some((name) => Boolean(book[name]) !== Boolean(former[name]))),
  );
  if (shown.length > 0)
    await emitStockChange(
      shown.map(({ book }) => book._id),
      session,
    );
  await queueCovers(
    steps.flatMap(({ former }) => former ?? []),
    note.at,
    session,
  );
  const writes = steps.map((step) => toWrite(step, note.at));
  const { matchedCount, deletedCount } = await Book.collection.bulkWrite(writes, { session });
  // Not every server detects write conflicts itself.
  if (matchedCount + deletedCount < writes.length) throw writeConflict();
}

/** What undoing leaves as it is, or handles itself. */
const OWN = new Set<string>([
  '_id',
  'createdAt',
  'updatedAt',
  'version',
  'stock',
  'soldAt',
  'prices',
  'lowestCents',
] satisfies (keyof StoredBook)[]);

function toWrite(
  { book, former, next, hides, removes }: Step,
  at: Date,
): mongo.AnyBulkWriteOperation {
  const filter = { _id: book._id, ...atVersion(book.version ?? 0), stock: book.stock ?? null };
  if (removes) return { deleteOne: { filter } };
  const updatedAt = new Date(Math.max(at.getTime(), book.updatedAt.getTime() + 1));
  const edited = { $inc: { version: 1 } };
  if (hides)
    return { updateOne: { filter, update: { $set: { hidden: true, updatedAt }, ...edited } } };
  const values = Object.entries(former ?? {}).filter(([name]) => !OWN.has(name));
  const gone = Object.keys(book).filter((name) => !OWN.has(name) && !(name in (former ?? {})));
  // The prices that customers have seen meanwhile stay in the history.
  const history = toHistory(book, former?.newPriceCents, at);
  const unset = [...gone, ...history.unset, ...(next === null ? ['stock'] : [])];
  const update = {
    $set: {
      ...Object.fromEntries(values),
      ...history.set,
      ...(typeof next === 'number' && { stock: next }),
      updatedAt,
    },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, 1])) }),
    ...edited,
  };
  return { updateOne: { filter, update } };
}
