import type { ClientSession } from 'mongoose';
import type { BatchContext } from './batch.ts';
import { type BookWrite, isEdit, stockOf } from './book-write.ts';
import type { BookNow } from './changed-meanwhile.ts';
import { FormerBook } from './former-books.model.ts';

/** Keeps what an import is about to change, in the same transaction. */
export async function keepFormer(
  books: readonly BookWrite[],
  now: ReadonlyMap<string, BookNow>,
  { context, session, at }: { context: BatchContext; session: ClientSession; at: Date },
): Promise<void> {
  const { _id } = context.running;
  const former = books.map((one) => {
    const before = now.get(one.id.toString());
    const stock = stockOf(one);
    return {
      _id: `${_id}:${one.id}`,
      import: _id,
      book: one.id,
      title: one.plan.title || (before?.title ?? ''),
      at,
      version: versionAfter(one, before),
      ...(stock !== undefined && { stock }),
      ...(before && { before }),
    };
  });
  await FormerBook.collection.insertMany(former as never[], { session });
}

const versionAfter = ({ plan }: BookWrite, before: BookNow | undefined) =>
  (before?.version ?? 0) + (plan.outcome === 'changed' && isEdit(plan) ? 1 : 0);
