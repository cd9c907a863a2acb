import type { BookView, EditBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { atVersion, changedMeanwhile } from '../../shared/edit-version.ts';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';
import { coverTint, type TintOfUpload } from './cover-tint.ts';
import { bookNotFound } from './find-books.ts';
import { stockUpdate } from './stock/change-stock.ts';
import { toStored } from './to-stored.ts';

type Deps = {
  tintOfUpload: TintOfUpload;
  /** The admin's username. */
  by: string;
  at: Date;
};

type Edited = { before: BookView; after: BookView };
type Body = z.output<typeof EditBookBody>;

/**
 * Edits a book. A blank or absent cover keeps the current one, as does any absent field that a book need
 * not have; an empty one is removed. A new stock goes to the stock log. Returns the book before and after.
 * Throws `not-found`, and `changed-meanwhile` if somebody has edited the book since the body's version.
 */
export async function editBook(id: string, body: Body, deps: Deps): Promise<Edited> {
  for (;;) {
    const edited = await tryEdit(id, body, deps);
    if (edited) return edited;
    const now = toBookView(await readBook(id));
    if (body.version !== undefined && body.version !== now.version) throw changedMeanwhile(now);
  }
}

/** Returns undefined if the book is gone, has another version, or a copy was sold while its stock was set. */
async function tryEdit(
  id: string,
  { coverImage, version, ...body }: Body,
  { tintOfUpload, ...note }: Deps,
): Promise<Edited | undefined> {
  const tint = coverImage ? await coverTint(coverImage, tintOfUpload) : undefined;
  const { book, emptied } = toStored(body);
  const { stock, ...others } = book;
  const changes = {
    ...others,
    ...(coverImage && { coverImage }),
    ...(tint && { coverTint: tint }),
  };
  const removed = [
    ...emptied.filter((name) => name !== 'stock'),
    ...(coverImage && !tint ? (['coverTint'] as const) : []),
  ];
  const update =
    body.stock === undefined
      ? undefined
      : stockUpdate(await readBook(id), stock, { ...note, cause: 'edited' });
  const unset = { ...toUnset(removed), ...update?.unset };
  const before = await Book.findOneAndUpdate(
    { _id: id, ...atVersion(version), ...update?.filter },
    {
      $set: { ...changes, ...update?.set },
      ...(Object.keys(unset).length > 0 && { $unset: unset }),
      ...update?.rest,
      $inc: { version: 1, ...update?.rest.$inc },
    },
    { returnDocument: 'before', runValidators: true },
  ).lean<StoredBook>();
  if (!before) return undefined;
  const raised = (before.version ?? 0) + 1;
  const after: StoredBook = { ...before, ...changes, ...update?.set, version: raised };
  for (const name of removed) after[name] = undefined;
  if (update?.unset.stock) after.stock = undefined;
  return { before: toBookView(before), after: toBookView(after) };
}

const toUnset = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));

async function readBook(id: string) {
  const book = await Book.findById(id).lean<StoredBook>();
  if (!book) throw bookNotFound();
  return book;
}
