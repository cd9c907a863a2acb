import type { BookView, CreateBookBody } from '@book-store/contract/schemas/books';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { inTransaction } from '../../shared/in-transaction.ts';
import { toBookView } from '../catalogue/book-view.ts';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import { coverTint } from '../catalogue/cover-tint.ts';
import { movementOf, recordMovements } from '../stock/change-stock.ts';
import { toStored } from './to-stored.ts';

/** Creates a book. `by` is the admin's username. */
export async function createBook(
  body: z.output<typeof CreateBookBody>,
  { by, at }: { by: string; at: Date },
): Promise<BookView> {
  const book = {
    _id: new Types.ObjectId(),
    ...toStored(body).book,
    coverTint: await coverTint(body.coverImage),
  };
  const movement = movementOf({ _id: book._id }, book.stock, { cause: 'book-added', by, at });
  const stored = await inTransaction(async (session) => {
    const [created] = await Book.create([book], { session });
    await recordMovements([movement], session);
    return created?.toObject() as StoredBook;
  });
  return toBookView(stored);
}
