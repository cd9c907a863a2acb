import type { BookView, EditBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';
import { coverTint, type TintOfUpload } from './cover-tint.ts';
import { bookNotFound } from './find-books.ts';
import { toStored } from './to-stored.ts';

/**
 * Edits a book. A blank or absent cover keeps the current one, as does any absent field that a book need
 * not have; an empty one is removed. Returns the book before and after. Throws `not-found`.
 */
export async function editBook(
  id: string,
  { coverImage, ...body }: z.output<typeof EditBookBody>,
  tintOfUpload: TintOfUpload,
): Promise<{ before: BookView; after: BookView }> {
  const tint = coverImage ? await coverTint(coverImage, tintOfUpload) : undefined;
  const { book, emptied } = toStored(body);
  const changes = { ...book, ...(coverImage && { coverImage }), ...(tint && { coverTint: tint }) };
  const removed = [...emptied, ...(coverImage && !tint ? (['coverTint'] as const) : [])];
  const before = await Book.findByIdAndUpdate(
    id,
    { $set: changes, ...(removed.length > 0 && { $unset: toUnset(removed) }) },
    { returnDocument: 'before', runValidators: true },
  ).lean<StoredBook>();
  if (!before) throw bookNotFound();
  const after: StoredBook = { ...before, ...changes };
  for (const name of removed) after[name] = undefined;
  return { before: toBookView(before), after: toBookView(after) };
}

const toUnset = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));
