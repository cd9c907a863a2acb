import type { BookView, EditBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { atVersion, changedMeanwhile } from '../../shared/edit-version.ts';
import { inTransaction, TryAgain } from '../../shared/in-transaction.ts';
import { toBookView } from '../catalogue/book-view.ts';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import { coverTint } from '../catalogue/cover-tint.ts';
import { bookNotFound } from '../catalogue/find-books.ts';
import { movementOf, recordMovements } from '../stock/change-stock.ts';
import { toStored } from './to-stored.ts';

/**
 * Edits a book. A blank or absent cover keeps the current one, as does any absent field that a book need
 * not have; an empty one is removed. A new stock goes to the stock log, with the admin's username. Returns the book before and after.
 * Throws `not-found`, and `changed-meanwhile` if somebody has edited the book since the body's version.
 */
export async function editBook(
  id: string,
  { version, ...body }: z.output<typeof EditBookBody>,
  note: { by: string; at: Date },
): Promise<{ before: BookView; after: BookView }> {
  const tint = body.coverImage ? await coverTint(body.coverImage) : undefined;
  return inTransaction(async (session) => {
    const before = await Book.findById(id).session(session).lean<StoredBook>();
    if (!before) throw bookNotFound();
    const now = toBookView(before);
    if (version !== undefined && version !== now.version) throw changedMeanwhile(now);
    const { update, after } = toEdit(before, body, tint);
    const movement = movementOf(before, after.stock ?? undefined, { ...note, cause: 'edited' });
    const { matchedCount } = await Book.updateOne(
      { _id: before._id, ...atVersion(now.version), stock: before.stock ?? null },
      update,
      { runValidators: true, session },
    );
    if (matchedCount === 0) throw new TryAgain('The book has changed meanwhile.');
    await recordMovements([movement], session);
    return { before: now, after: toBookView(after) };
  });
}

type Edit = Omit<z.output<typeof EditBookBody>, 'version'>;

/** Returns the update for an edit, and the book after it. */
function toEdit(before: StoredBook, { coverImage, ...body }: Edit, tint: string | undefined) {
  const { book, emptied } = toStored(body);
  const changes = {
    ...book,
    ...(coverImage && { coverImage }),
    ...(tint && { coverTint: tint }),
  };
  const removed = [...emptied, ...(coverImage && !tint ? (['coverTint'] as const) : [])];
  const after: StoredBook = { ...before, ...changes, version: (before.version ?? 0) + 1 };
  for (const name of removed) after[name] = undefined;
  const unset = removed.length > 0 && {
    $unset: Object.fromEntries(removed.map((name) => [name, 1])),
  };
  return { update: { $set: changes, ...unset, $inc: { version: 1 } }, after };
}
