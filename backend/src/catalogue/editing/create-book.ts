import type { BookView, CreateBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { inTurn } from '../../platform/documents/in-turn.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import type { Shop } from '../../platform/shop.ts';
import { toBookView } from '../books/book-view.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { coverTint } from '../books/cover-tint.ts';
import { refuseDiscount } from '../books/fixed-price.ts';
import { queueCovers } from '../covers/due-covers.ts';
import { toCover } from '../covers/to-cover.ts';
import { movementOf, recordMovements } from '../stock/change-stock.ts';
import { refuseCover } from './refuse-cover.ts';
import { requireGenre } from './require-genre.ts';
import { toStored } from './to-stored.ts';

/** Concurrent new books of one genre would only conflict. */
const inTurnOfGenre = inTurn();

type Creating = {
  by: string;
  at: Date;
  shop: Shop;
  remember?: Remember;
  beforeCommit?: BeforeCommit<BookView>;
};

/**
 * Creates a book, with a fixed price if the shop's settings say so and the body does not decide. `by` is the admin's
 * username. Throws `bad-request` for an unknown category, for a discount on a fixed price, and for an uploaded
 * picture with unsuitable proportions.
 */
export async function createBook(
  body: z.output<typeof CreateBookBody>,
  { by, at, shop, remember, beforeCommit }: Creating,
): Promise<BookView> {
  const { coverImage, fixedPrice = shop.place.fixedPrices, ...facts } = body;
  const stored = toStored({ ...facts, fixedPrice }).book;
  refuseDiscount(stored);
  await refuseCover(coverImage);
  const book = {
    _id: new Types.ObjectId(),
    ...stored,
    ...toCover(coverImage).set,
    coverTint: await coverTint(coverImage),
  };
  const movement = movementOf({ _id: book._id }, book.stock, { cause: 'book-added', by, at });
  return inTurnOfGenre(book.category, () =>
    inTransaction(
      async (session) => {
        await requireGenre(book.category, session);
        const [created] = await Book.create([book], { session });
        await recordMovements([movement], session);
        await queueCovers([book], at, session);
        await remember?.(book._id.toString(), session);
        return toBookView(created?.toObject() as StoredBook);
      },
      { beforeCommit },
    ),
  );
}
