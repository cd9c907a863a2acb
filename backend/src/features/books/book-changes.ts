import type { z } from 'zod';
import { fold } from '../../shared/fold.ts';
import { toCents } from '../../shared/money.ts';
import { noteBooksChanged } from './book-search.ts';
import { toBookView } from './book-view.ts';
import type { BookView, CreateBookBody, EditBookBody } from './books.contract.ts';
import { Book, type StoredBook } from './books.model.ts';
import { bookNotFound } from './books.service.ts';

/** The tint of an uploaded cover; nothing for any other. */
export type TintOfUpload = (fileName: string) => Promise<string | undefined>;

export type BookChanges = ReturnType<typeof createBookChanges>;

/** All that the owner does to the catalogue. */
export function createBookChanges({ tintOfUpload }: { tintOfUpload: TintOfUpload }) {
  return {
    /** Puts a book into the shop. */
    async createBook({ author, ...body }: z.output<typeof CreateBookBody>): Promise<BookView> {
      const coverTint = await tintOf(body.coverImage);
      const book = await Book.create({ ...toStored(body), author: author || undefined, coverTint });
      noteBooksChanged();
      return toBookView(book.toObject() as StoredBook);
    },

    /**
     * Changes a book. A blank or absent cover stays, so do an absent author and trending mark; an
     * empty author is taken away. Returns the book as it was, and as it is. Throws `not-found`.
     */
    async editBook(
      id: string,
      { author, coverImage, ...body }: z.output<typeof EditBookBody>,
    ): Promise<{ before: BookView; after: BookView }> {
      const coverTint = coverImage ? await tintOf(coverImage) : undefined;
      const changes = {
        ...toStored(body),
        ...(author && { author }),
        ...(coverImage && { coverImage }),
        ...(coverTint && { coverTint }),
      };
      const gone = {
        ...(author === '' && { author: 1 }),
        ...(coverImage && !coverTint && { coverTint: 1 }),
      };
      const before = await Book.findByIdAndUpdate(
        id,
        { $set: changes, ...(Object.keys(gone).length > 0 && { $unset: gone }) },
        { returnDocument: 'before', runValidators: true },
      ).lean<StoredBook>();
      if (!before) throw bookNotFound();
      noteBooksChanged();
      const after: StoredBook = { ...before, ...changes };
      if ('author' in gone) after.author = undefined;
      if ('coverTint' in gone) after.coverTint = undefined;
      return { before: toBookView(before), after: toBookView(after) };
    },

    /** Takes a book out of the shop and answers it once more; orders keep it. Throws `not-found`. */
    async deleteBook(id: string): Promise<BookView> {
      const book = await Book.findByIdAndDelete(id).lean<StoredBook>();
      if (!book) throw bookNotFound();
      noteBooksChanged();
      return toBookView(book);
    },
  };

  /** A bundled cover has the tint that another book shows it with; an address has none. */
  async function tintOf(coverImage: string): Promise<string | undefined> {
    if (!coverImage || /^https?:/i.test(coverImage)) return undefined;
    const uploaded = await tintOfUpload(coverImage);
    if (uploaded) return uploaded;
    const other = await Book.findOne(
      { coverImage, coverTint: { $exists: true } },
      { coverTint: 1 },
    );
    return other?.coverTint ?? undefined;
  }
}

type Priced = { title: string; newPrice: number; oldPrice: number };

/** Prices in cents, and beside the title the one to sort by. */
const toStored = <Body extends Priced>({ newPrice, oldPrice, ...body }: Body) => ({
  ...body,
  titleKey: fold(body.title),
  newPriceCents: toCents(newPrice),
  oldPriceCents: toCents(oldPrice),
});
