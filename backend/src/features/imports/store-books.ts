import type { ClientSession, mongo } from 'mongoose';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import { coverTint } from '../catalogue/cover-tint.ts';
import { movementOf, recordMovements, toStock } from '../stock/change-stock.ts';
import type { BatchContext, Planned } from './batch.ts';
import type { Plan } from './plan-row.ts';

/** The last row of a file is its newest book. */
const ROW_MS = 1;

/** What a row does to a book, apart from the copies that a known book has. */
export type BookWrite = Planned & { write?: mongo.AnyBulkWriteOperation | undefined };

/** Returns what the rows that change something write, with the tints of their covers. */
export async function prepareBooks(
  planned: readonly Planned[],
  context: BatchContext,
): Promise<BookWrite[]> {
  const changing = planned.filter(
    ({ plan }) => plan.outcome === 'new' || plan.outcome === 'changed',
  );
  await context.genres.add(changing.map(({ plan }) => plan.genre ?? ''));
  return Promise.all(changing.map(async (one) => ({ ...one, write: await toWrite(one, context) })));
}

/**
 * Stores books and the movements of their stock, in the transaction of the batch. Bypasses mongoose, whose plugin
 * would make every visitor wait for a fresh list after each batch.
 */
export async function storeBooks(
  books: readonly BookWrite[],
  { running, now }: BatchContext,
  session: ClientSession,
): Promise<void> {
  const note = { cause: 'imported' as const, by: running.by?.name, at: now() };
  const counting = new Map(
    books.filter(({ plan }) => countsCopies(plan)).map((one) => [one.id.toString(), one.plan]),
  );
  const added = books.filter(({ plan }) => plan.outcome === 'new').map(({ id }) => ({ _id: id }));
  const known = await Book.find({ _id: { $in: [...counting.keys()] } }, { stock: 1 })
    .session(session)
    .lean<Pick<StoredBook, '_id' | 'stock'>[]>();
  const movements = [...known, ...added].flatMap((book) => {
    const plan = counting.get(book._id.toString());
    return plan ? movementOf(book, stockOf(plan), note) : [];
  });
  await recordMovements(movements, session);
  const stocks = known.map(({ _id }) => {
    const { $set = {}, ...unset } = toStock(stockOf(counting.get(_id.toString()))) as Stock;
    return {
      updateOne: { filter: { _id }, update: { $set: { ...$set, updatedAt: note.at }, ...unset } },
    };
  });
  const writes = [...books.flatMap(({ write }) => write ?? []), ...stocks];
  if (writes.length > 0) await Book.collection.bulkWrite(writes as never[], { session });
}

type Stock = { $set?: object; $unset?: object };

const countsCopies = (plan: Plan) =>
  plan.outcome === 'new'
    ? plan.book.stock !== undefined
    : plan.outcome === 'changed' && ('stock' in plan.set || plan.unset.includes('stock'));

/** Returns how many copies a row gives a book; undefined: they are no longer counted. */
function stockOf(plan: Plan | undefined): number | undefined {
  if (plan?.outcome === 'new') return plan.book.stock as number | undefined;
  return plan?.outcome === 'changed' ? (plan.set.stock as number | undefined) : undefined;
}

async function toWrite(
  { plan, id, row }: Planned,
  { running, now }: BatchContext,
): Promise<mongo.AnyBulkWriteOperation | undefined> {
  const updatedAt = now();
  if (plan.outcome === 'new') {
    const tint = await tintOf(plan.book);
    const createdAt = new Date(running.startedAt.getTime() - (running.total - row) * ROW_MS);
    const document = { _id: id, ...plan.book, ...tint.set, createdAt, updatedAt };
    return { insertOne: { document } };
  }
  if (plan.outcome !== 'changed') return undefined;
  const { stock: _stock, ...set } = plan.set;
  const removed = plan.unset.filter((name) => name !== 'stock');
  if (Object.keys(set).length === 0 && removed.length === 0) return undefined;
  const tint = await tintOf(set);
  const unset = Object.fromEntries([...removed, ...tint.unset].map((name) => [name, 1]));
  return {
    updateOne: {
      filter: { _id: id },
      update: {
        $set: { ...set, ...tint.set, updatedAt },
        ...(Object.keys(unset).length > 0 && { $unset: unset }),
        $inc: { version: 1 },
      },
    },
  };
}

/** A new cover has a tint of its own, or none. */
async function tintOf({
  coverImage,
}: Record<string, unknown>): Promise<{ set: { coverTint?: string }; unset: string[] }> {
  if (typeof coverImage !== 'string' || coverImage === '') return { set: {}, unset: [] };
  const tint = await coverTint(coverImage);
  return tint ? { set: { coverTint: tint }, unset: [] } : { set: {}, unset: ['coverTint'] };
}
