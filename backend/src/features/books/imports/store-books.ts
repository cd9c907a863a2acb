import type { mongo, Types } from 'mongoose';
import { AppError } from '../../../shared/errors.ts';
import { ignoreDuplicateKey } from '../../../shared/mongo.ts';
import { Book, type StoredBook } from '../books.model.ts';
import { coverTint } from '../cover-tint.ts';
import { changeStock, firstStock, stockUpdate } from '../stock/change-stock.ts';
import { StockMovement } from '../stock/stock-movements.model.ts';
import type { BatchContext, Planned } from './batch.ts';
import type { NewBook, Plan } from './plan-row.ts';
import { movementIdOf } from './row-ids.ts';

/** The last row of a file is its newest book. */
const ROW_MS = 1;

/**
 * Bypasses mongoose, whose plugin would make every visitor wait for a fresh list after each batch. When a
 * batch is repeated, stocks that the interrupted run has set stay as they are: copies may have been sold
 * since.
 */
export async function storeBooks(
  planned: readonly Planned[],
  context: BatchContext,
  { isRepeated }: { isRepeated: boolean },
): Promise<void> {
  const changing = planned.filter(
    ({ plan }) => plan.outcome === 'new' || plan.outcome === 'changed',
  );
  await context.genres.add(changing.map(({ known }) => known.category ?? ''));
  const facts = await Promise.all(changing.map((one) => toWrite(one, context)));
  const allStocks = changing.flatMap((one) => stockWrite(one, context) ?? []);
  const done = isRepeated ? await storedMovements(allStocks) : undefined;
  const stocks = allStocks.filter(({ movement }) => !done?.has(movement.toString()));
  const writes = [...facts.filter((one) => one !== undefined), ...stocks.map(({ write }) => write)];
  if (writes.length === 0) return;
  const updates = writes.filter((one) => 'updateOne' in one).length;
  let matched = 0;
  await ignoreDuplicateKey(
    Book.collection.bulkWrite(writes as never[], { ordered: false }).then((result) => {
      matched = result.matchedCount;
    }),
  );
  if (matched < updates) await settleStocks(stocks);
}

type StockWrite = {
  id: Types.ObjectId;
  next: number | undefined;
  movement: Types.ObjectId;
  note: ReturnType<typeof noteOf>;
  write: mongo.AnyBulkWriteOperation;
};

/** Returns the write that sets the stock of a book, unless a copy has been sold since it was read. */
function stockWrite(one: Planned, context: BatchContext): StockWrite | undefined {
  const { id, plan, existing } = one;
  if (!existing || plan.outcome !== 'changed' || !hasStock(plan)) return undefined;
  const next = nextStock(plan);
  const note = noteOf(one, context);
  const update = stockUpdate(existing, next, note);
  if (!update) return undefined;
  const { filter, set, unset, rest } = update;
  const changes = {
    $set: { ...set, updatedAt: context.now() },
    ...(Object.keys(unset).length > 0 && { $unset: unset }),
    ...rest,
  };
  const write = { updateOne: { filter: { _id: id, ...filter }, update: changes as object } };
  return { id, next, movement: note._id, note, write };
}

/** Sets the stock again for books that were sold in between. */
async function settleStocks(stocks: readonly StockWrite[]): Promise<void> {
  const stored = await storedMovements(stocks);
  for (const { id, next, movement, note } of stocks) {
    if (stored.has(movement.toString())) continue;
    await changeStock(id.toString(), { counted: next ?? null }, note).catch(ignoreNotFound);
  }
}

/** Returns which movements have taken place: the book keeps them until they are in the log. */
async function storedMovements(stocks: readonly StockWrite[]): Promise<ReadonlySet<string>> {
  const ids = stocks.map(({ id }) => id);
  const movements = stocks.map(({ movement }) => movement);
  const books = await Book.find({ _id: { $in: ids } }, { movements: 1 }).lean<StoredBook[]>();
  const logged = await StockMovement.find({ _id: { $in: movements } }, { _id: 1 }).lean();
  const pending = books.flatMap((book) => book.movements ?? []);
  return new Set([...pending, ...logged].map(({ _id }) => String(_id)));
}

type Change = Extract<Plan, { outcome: 'changed' }>;
const hasStock = ({ set, unset }: Change) => 'stock' in set || unset.includes('stock');
const nextStock = ({ set }: Change) => set.stock as number | undefined;
const noteOf = (one: Planned, context: BatchContext) => ({
  _id: movementIdOf(one, context),
  cause: 'imported' as const,
  ...(context.running.by && { by: context.running.by.name }),
  at: context.now(),
});

/** A book may be deleted meanwhile. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not-found')) throw error;
}

async function toWrite(
  one: Planned,
  context: BatchContext,
): Promise<mongo.AnyBulkWriteOperation | undefined> {
  const { plan, id, row, existing } = one;
  const updatedAt = context.now();
  if (plan.outcome === 'new') {
    const tint = await tintOf(plan.book, context);
    const { startedAt, total } = context.running;
    const createdAt = new Date(startedAt.getTime() - (total - row) * ROW_MS);
    const stock = firstStock(plan.book.stock as number | undefined, noteOf(one, context));
    const book = { _id: id, ...plan.book, ...stock, ...tint.set, createdAt, updatedAt };
    return { insertOne: { document: book } };
  }
  if (plan.outcome !== 'changed' || !existing) return undefined;
  const { stock: _stock, ...set } = plan.set;
  if (Object.keys(set).length === 0 && plan.unset.every((name) => name === 'stock'))
    return undefined;
  const tint = await tintOf(set, context);
  const removed = plan.unset.filter((name) => name !== 'stock');
  const unset = Object.fromEntries([...removed, ...tint.unset].map((name) => [name, 1]));
  const facts = {
    filter: { _id: id },
    update: {
      $set: { ...set, ...tint.set, updatedAt },
      ...(Object.keys(unset).length > 0 && { $unset: unset }),
    },
  };
  return { updateOne: facts };
}

/** A new cover has a tint of its own, or none. */
async function tintOf(
  { coverImage }: NewBook | Record<string, unknown>,
  { tintOfUpload }: BatchContext,
): Promise<{ set: { coverTint?: string }; unset: string[] }> {
  if (typeof coverImage !== 'string' || coverImage === '') return { set: {}, unset: [] };
  const tint = await coverTint(coverImage, tintOfUpload);
  return tint ? { set: { coverTint: tint }, unset: [] } : { set: {}, unset: ['coverTint'] };
}
