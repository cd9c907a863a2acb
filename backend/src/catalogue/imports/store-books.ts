import type { ClientSession, mongo } from 'mongoose';
import { atVersion } from '../../platform/documents/edit-version.ts';
import { writeConflict } from '../../platform/documents/in-transaction.ts';
import { Book } from '../books/books.model.ts';
import { coverTint } from '../books/cover-tint.ts';
import { toHistory } from '../books/price-history.ts';
import { queueCovers } from '../covers/due-covers.ts';
import { movementOf, recordMovements, toStock } from '../stock/change-stock.ts';
import { AVAILABILITY, emitStockChange } from '../stock/stock-changes.ts';
import type { BatchContext, Planned } from './batch.ts';
import { type BookWrite, isEdit, stockOf } from './book-write.ts';
import type { BookNow } from './changed-meanwhile.ts';
import { keepFormer } from './keep-former.ts';

/** Makes the file's last row its newest book. */
const ROW_MS = 1;

/** Adds missing genres of the rows that change something, and returns these rows with cover tints. */
export async function prepareBooks(
  planned: readonly Planned[],
  context: BatchContext,
): Promise<BookWrite[]> {
  const changing = planned.filter(
    ({ plan }) => plan.outcome === 'new' || plan.outcome === 'changed',
  );
  await context.genres.add(changing.map(({ plan }) => plan.genre ?? ''));
  return Promise.all(changing.map(async (one) => ({ ...one, tint: await tintOf(one) })));
}

/**
 * Stores books and their stock movements in the batch's transaction; `now` has the books as it sees them. Bypasses
 * mongoose, whose plugin would make every visitor wait for a fresh list after each batch.
 */
export async function storeBooks(
  books: readonly BookWrite[],
  now: ReadonlyMap<string, BookNow>,
  { context, session }: { context: BatchContext; session: ClientSession },
): Promise<void> {
  if (books.length === 0) return;
  const at = context.now();
  const note = { cause: 'imported' as const, by: context.running.by?.name, at };
  const known = books.map((one) => ({ one, book: now.get(one.id.toString()) ?? { _id: one.id } }));
  await recordMovements(
    known.map(({ one, book }) => {
      const stock = stockOf(one);
      return stock === undefined ? undefined : movementOf(book, stock ?? undefined, note);
    }),
    session,
  );
  const shown = books.filter(({ plan }) => plan.outcome === 'changed' && changesAvailability(plan));
  if (shown.length > 0)
    await emitStockChange(
      shown.map(({ id }) => id),
      session,
    );
  await keepFormer(books, now, { context, session, at });
  await queueCovers(books.map(writtenOf), at, session);
  const writes = known.map(({ one, book }) =>
    one.plan.outcome === 'new' ? toInsertion(one, context, at) : toUpdate(one, book as BookNow, at),
  );
  const { matchedCount, insertedCount } = await Book.collection.bulkWrite(writes, { session });
  // Not every server detects write conflicts itself.
  if (matchedCount + insertedCount < writes.length) throw writeConflict();
}

/** What a row writes. */
const writtenOf = ({ plan }: Planned): object =>
  plan.outcome === 'new' ? plan.book : plan.outcome === 'changed' ? plan.set : {};

type Changes = { set: object; unset: readonly string[] };

const changesAvailability = ({ set, unset }: Changes) =>
  AVAILABILITY.some((name) => name in set || unset.includes(name));

function toInsertion(
  { plan, id, row, tint }: BookWrite,
  { running }: BatchContext,
  updatedAt: Date,
): mongo.AnyBulkWriteOperation {
  const createdAt = new Date(running.startedAt.getTime() - (running.total - row) * ROW_MS);
  const book = plan.outcome === 'new' ? plan.book : {};
  const document = { _id: id, ...book, ...(tint && { coverTint: tint }), createdAt, updatedAt };
  return { insertOne: { document } };
}

function toUpdate(one: BookWrite, book: BookNow, at: Date): mongo.AnyBulkWriteOperation {
  const { set = {}, unset = [] } = one.plan.outcome === 'changed' ? one.plan : {};
  const history = toHistory(book, set.newPriceCents as number | undefined, at);
  const isCounted = stockOf(one) === undefined;
  const stock: { $set?: object } = isCounted ? {} : toStock(stockOf(one) ?? undefined);
  const removed = [...unset, ...history.unset, ...(one.tint === '' ? ['coverTint'] : [])];
  const tint = one.tint ? { coverTint: one.tint } : {};
  return {
    updateOne: {
      filter: { _id: book._id, ...atVersion(book.version ?? 0), stock: book.stock ?? null },
      update: {
        $set: { ...set, ...history.set, ...stock.$set, ...tint, updatedAt: at },
        ...(removed.length > 0 && {
          $unset: Object.fromEntries(removed.map((name) => [name, 1])),
        }),
        ...(isEdit({ set, unset }) && { $inc: { version: 1 } }),
      },
    },
  };
}

/** Undefined keeps the tint; '' removes it. */
async function tintOf(one: Planned): Promise<string | undefined> {
  const { coverImage }: { coverImage?: unknown } = writtenOf(one);
  if (typeof coverImage !== 'string') return undefined;
  return (await coverTint(coverImage)) ?? '';
}
