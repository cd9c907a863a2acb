import type { BookView, CreateBookBody } from '@book-store/contract/schemas/books';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { inTransaction } from '../../shared/in-transaction.ts';
import { toBookView } from '../catalogue/book-view.ts';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import { coverTint, type TintOfUpload } from '../catalogue/cover-tint.ts';
import { movementOf } from '../stock/change-stock.ts';
import { StockMovement } from '../stock/stock-movements.model.ts';
import { toStored } from './to-stored.ts';

/** Creates a book. `by` is the admin's username. */
export async function createBook(
  body: z.output<typeof CreateBookBody>,
  { tintOfUpload, by, at }: { tintOfUpload: TintOfUpload; by: string; at: Date },
): Promise<BookView> {
  const book = {
    _id: new Types.ObjectId(),
    ...toStored(body).book,
    coverTint: await coverTint(body.coverImage, tintOfUpload),
  };
  const movement = movementOf({ _id: book._id }, book.stock, { cause: 'book-added', by, at });
  const stored = await inTransaction(async (session) => {
    const [created] = await Book.create([book], { session });
    if (movement) await StockMovement.insertMany([movement], { session });
    return created?.toObject() as StoredBook;
  });
  return toBookView(stored);
}
