import { BookView, type EditBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { atVersion, changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { toBookView } from '../books/book-view.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { coverTint } from '../books/cover-tint.ts';
import { bookNotFound } from '../books/find-books.ts';
import { refuseDiscount } from '../books/fixed-price.ts';
import { toHistory } from '../books/price-history.ts';
import { queueCovers } from '../covers/due-covers.ts';
import { toCover } from '../covers/to-cover.ts';
import { movementOf, recordMovements } from '../stock/change-stock.ts';
import { AVAILABILITY, emitStockChange } from '../stock/stock-changes.ts';
import { refuseCover } from './refuse-cover.ts';
import { requireGenre } from './require-genre.ts';
import { toStored } from './to-stored.ts';

export type EditedBook = { before: BookView; after: BookView };

/**
 * Edits a book. A blank or absent cover keeps the current one, as does the address it was copied from; so does any absent optional field; an empty one is
 * removed. A new stock is recorded in the stock log, with the admin's username. Throws `not-found`, `bad-request` for
 * an unknown new category, a discount on a fixed price, or a new cover with unsuitable proportions, and
 * `changed-meanwhile` if the book has been edited since the body's version.
 */
export async function editBook(
  id: string,
  { version, ...body }: z.output<typeof EditBookBody>,
  note: { by: string; at: Date },
  beforeCommit?: BeforeCommit<EditedBook>,
): Promise<BookView> {
  const tint = body.coverImage ? await coverTint(body.coverImage) : undefined;
  const edit = async (session: ClientSession) => {
    const before = await Book.findById(id).session(session).lean<StoredBook>();
    if (!before) throw bookNotFound();
    const now = toBookView(before);
    if (version !== undefined && version !== now.version) throw changedMeanwhile(BookView, now);
    // An unchanged cover is always accepted.
    if (body.coverImage && body.coverImage !== before.coverImage)
      await refuseCover(body.coverImage);
    if (body.category !== before.category) await requireGenre(body.category, session);
    const { update, after } = toEdit(before, body, { tint, at: note.at });
    const movement = movementOf(before, after.stock, { ...note, cause: 'edited' });
    await Book.updateOne(
      { _id: before._id, ...atVersion(now.version), stock: before.stock ?? null },
      update,
      { runValidators: true, session },
    ).orFail();
    await recordMovements([movement], session);
    if (after.coverSource !== before.coverSource) await queueCovers([after], note.at, session);
    if (AVAILABILITY.some((name) => Boolean(before[name]) !== Boolean(after[name])))
      await emitStockChange([before._id], session);
    return { before: now, after: toBookView(after) };
  };
  return (await inTransaction(edit, { beforeCommit })).after;
}

type Edit = Omit<z.output<typeof EditBookBody>, 'version'>;

/** Returns the update, and the resulting book. Throws `bad-request` for a discount on a fixed price. */
function toEdit(
  before: StoredBook,
  { coverImage, ...body }: Edit,
  { tint, at }: { tint: string | undefined; at: Date },
) {
  const { book, emptied } = toStored(body);
  const cover = toCover(coverImage, before);
  const history = toHistory(before, book.newPriceCents, at);
  const changes = {
    ...book,
    ...history.set,
    ...cover.set,
    ...(tint && { coverTint: tint }),
  };
  const removed = [
    ...emptied,
    ...history.unset,
    ...cover.unset,
    ...(cover.set.coverImage !== undefined && !tint ? (['coverTint'] as const) : []),
  ];
  const after: StoredBook = { ...before, ...changes, version: (before.version ?? 0) + 1 };
  for (const name of removed) after[name] = undefined;
  refuseDiscount(after);
  const unset = removed.length > 0 && {
    $unset: Object.fromEntries(removed.map((name) => [name, 1])),
  };
  return { update: { $set: changes, ...unset, $inc: { version: 1 } }, after };
}
