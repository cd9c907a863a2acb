import type { mongo } from 'mongoose';
import { AppError } from '../../../shared/errors.ts';
import { ignoreDuplicateKey } from '../../../shared/mongo.ts';
import { Book } from '../books.model.ts';
import { coverTint } from '../cover-tint.ts';
import { changeStock, firstStock, stockUpdate } from '../stock/change-stock.ts';
import type { BatchContext, Planned } from './batch.ts';
import type { NewBook, Plan } from './plan-row.ts';

/** The last row of a file is its newest book. */
const ROW_MS = 1;

/** Writes past mongoose, which would have every visitor wait for a fresh list after each batch. */
export async function storeBooks(
  planned: readonly Planned[],
  context: BatchContext,
): Promise<void> {
  const changing = planned.filter(
    ({ plan }) => plan.outcome === 'new' || plan.outcome === 'changed',
  );
  await context.genres.add(changing.map(({ known }) => known.category ?? ''));
  const all = await Promise.all(changing.map((one) => toWrite(one, context)));
  const writes = all.filter((one) => one !== undefined);
  if (writes.length === 0) return;
  await ignoreDuplicateKey(Book.collection.bulkWrite(writes as never[], { ordered: false }));
  await Promise.all(changing.map((one) => storeStock(one, context)));
}

/** A copy may have been sold since the look at a book: then its stock is set once more. */
async function storeStock({ id, plan, existing }: Planned, context: BatchContext): Promise<void> {
  if (!existing || plan.outcome !== 'changed' || !hasStock(plan)) return;
  const update = stockUpdate(existing, nextStock(plan), noteOf(context));
  if (!update) return;
  const { filter, set, unset, rest } = update;
  const changes = {
    $set: { ...set, updatedAt: context.now() },
    ...(Object.keys(unset).length > 0 && { $unset: unset }),
    ...rest,
  };
  const { matchedCount } = await Book.collection.updateOne(
    { _id: id, ...filter },
    changes as object,
  );
  if (matchedCount > 0) return;
  const change = { counted: nextStock(plan) ?? null };
  await changeStock(id.toString(), change, noteOf(context)).catch(ignoreNotFound);
}

type Change = Extract<Plan, { outcome: 'changed' }>;
const hasStock = ({ set, unset }: Change) => 'stock' in set || unset.includes('stock');
const nextStock = ({ set }: Change) => set.stock as number | undefined;
const noteOf = ({ running, now }: BatchContext) => ({
  cause: 'imported' as const,
  ...(running.by && { by: running.by.name }),
  at: now(),
});

/** A book may be deleted meanwhile. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not-found')) throw error;
}

async function toWrite(
  { plan, id, row, existing }: Planned,
  context: BatchContext,
): Promise<mongo.AnyBulkWriteOperation | undefined> {
  const updatedAt = context.now();
  if (plan.outcome === 'new') {
    const tint = await tintOf(plan.book, context);
    const { startedAt, total } = context.running;
    const createdAt = new Date(startedAt.getTime() - (total - row) * ROW_MS);
    const stock = firstStock(plan.book.stock as number | undefined, noteOf(context));
    const book = { _id: id, ...plan.book, ...stock, ...tint.set, createdAt, updatedAt };
    return { insertOne: { document: book } };
  }
  if (plan.outcome !== 'changed' || !existing) return undefined;
  const { stock: _stock, ...set } = plan.set;
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
