import type { ClientSession, mongo } from 'mongoose';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import { coverTint } from '../catalogue/cover-tint.ts';
import { toHistory } from '../catalogue/price-history.ts';
import { movementOf, recordMovements, toStock } from '../stock/change-stock.ts';
import type { BatchContext, Planned } from './batch.ts';
import type { Plan } from './plan-row.ts';

/** The last row of a file is its newest book. */
const ROW_MS = 1;

/** What a row does to a book, apart from the copies and the prices that a known book has. */
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
  const plans = new Map(books.map((one) => [one.id.toString(), one.plan]));
  const planOf = ({ _id }: { _id: unknown }) => plans.get(String(_id));
  const changing = books.filter(({ plan }) => countsCopies(plan) || priceOf(plan) !== undefined);
  const added = books.filter(({ plan }) => plan.outcome === 'new').map(({ id }) => ({ _id: id }));
  const known = await Book.find({ _id: { $in: changing.map(({ id }) => id) } }, CHANGING)
    .session(session)
    .lean<Changing[]>();
  const movements = [...known, ...added].flatMap((book) => {
    const plan = planOf(book);
    return plan && countsCopies(plan) ? movementOf(book, stockOf(plan), note) : [];
  });
  await recordMovements(movements, session);
  const stocksAndPrices = known.map((book) => {
    const plan = planOf(book);
    const { set, unset } = toHistory(book, priceOf(plan), note.at);
    const stock: Stock = plan && countsCopies(plan) ? toStock(stockOf(plan)) : {};
    const $unset = { ...Object.fromEntries(unset.map((name) => [name, 1])), ...stock.$unset };
    const update = {
      $set: { ...set, ...stock.$set, updatedAt: note.at },
      ...(Object.keys($unset).length > 0 && { $unset }),
    };
    return { updateOne: { filter: { _id: book._id }, update } };
  });
  const writes = [...stocksAndPrices, ...books.flatMap(({ write }) => write ?? [])];
  if (writes.length > 0) await Book.collection.bulkWrite(writes as never[], { session });
}

/** What of a book may have changed since its row was planned, and is read again. */
const CHANGING = { stock: 1, newPriceCents: 1, prices: 1, lowestCents: 1 };
type Changing = Pick<StoredBook, '_id' | 'stock' | 'newPriceCents' | 'prices' | 'lowestCents'>;
type Stock = { $set?: object; $unset?: object };

const countsCopies = (plan: Plan) =>
  plan.outcome === 'new'
    ? plan.book.stock !== undefined
    : plan.outcome === 'changed' && ('stock' in plan.set || plan.unset.includes('stock'));

/** Returns the price that a row gives a known book; undefined: it stays. */
const priceOf = (plan: Plan | undefined) =>
  plan?.outcome === 'changed' ? (plan.set.newPriceCents as number | undefined) : undefined;

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
