import type { BookView, EditBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';
import { coverTint, type TintOfUpload } from './cover-tint.ts';
import { bookNotFound } from './find-books.ts';
import { toStored } from './to-stored.ts';

/**
 * Edits a book. A blank or absent cover keeps the current one, as do an absent author and trending
 * flag; an empty author removes it. Returns the book before and after. Throws `not-found`.
 */
export async function editBook(
  id: string,
  { author, coverImage, ...body }: z.output<typeof EditBookBody>,
  tintOfUpload: TintOfUpload,
): Promise<{ before: BookView; after: BookView }> {
  const tint = coverImage ? await coverTint(coverImage, tintOfUpload) : undefined;
  const changes = {
    ...toStored(body),
    ...(author && { author }),
    ...(coverImage && { coverImage }),
    ...(tint && { coverTint: tint }),
  };
  const removed = {
    ...(author === '' && { author: 1 }),
    ...(coverImage && !tint && { coverTint: 1 }),
  };
  const before = await Book.findByIdAndUpdate(
    id,
    { $set: changes, ...(Object.keys(removed).length > 0 && { $unset: removed }) },
    { returnDocument: 'before', runValidators: true },
  ).lean<StoredBook>();
  if (!before) throw bookNotFound();
  const after: StoredBook = { ...before, ...changes };
  if ('author' in removed) after.author = undefined;
  if ('coverTint' in removed) after.coverTint = undefined;
  return { before: toBookView(before), after: toBookView(after) };
}
