import type { BookView, CreateBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';
import { coverTint, type TintOfUpload } from './cover-tint.ts';
import { firstStock } from './stock/change-stock.ts';
import { toStored } from './to-stored.ts';

/** Creates a book. `by` is the admin's username. */
export async function createBook(
  body: z.output<typeof CreateBookBody>,
  { tintOfUpload, by, at }: { tintOfUpload: TintOfUpload; by: string; at: Date },
): Promise<BookView> {
  const { book: given } = toStored(body);
  const book = await Book.create({
    ...given,
    ...firstStock(given.stock, { cause: 'book-added', by, at }),
    coverTint: await coverTint(body.coverImage, tintOfUpload),
  });
  return toBookView(book.toObject() as StoredBook);
}
