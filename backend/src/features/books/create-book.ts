import type { BookView, CreateBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';
import { coverTint, type TintOfUpload } from './cover-tint.ts';
import { toStored } from './to-stored.ts';

/** Creates a book. */
export async function createBook(
  body: z.output<typeof CreateBookBody>,
  tintOfUpload: TintOfUpload,
): Promise<BookView> {
  const book = await Book.create({
    ...toStored(body).book,
    coverTint: await coverTint(body.coverImage, tintOfUpload),
  });
  return toBookView(book.toObject() as StoredBook);
}
