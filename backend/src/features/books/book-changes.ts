import type { BookView, CreateBookBody, EditBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { fold } from '../../shared/fold.ts';
import { toCents } from '../../shared/money.ts';
import { noteBooksChanged } from './book-search.ts';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';
import { bookNotFound } from './books.service.ts';

/** Returns the tint of an uploaded cover; undefined for any other file name. */
export type TintOfUpload = (fileName: string) => Promise<string | undefined>;

export type BookChanges = ReturnType<typeof createBookChanges>;

/** Creates the service through which the owner changes the catalogue. */
export function createBookChanges({ tintOfUpload }: { tintOfUpload: TintOfUpload }) {
  return {
    /** Creates a book. */
    async createBook({ author, ...body }: z.output<typeof CreateBookBody>): Promise<BookView> {
      const coverTint = await tintOf(body.coverImage);
      const book = await Book.create({ ...toStored(body), author: author || undefined, coverTint });
      noteBooksChanged();
      return toBookView(book.toObject() as StoredBook);
    },

    /**
     * Edits a book. A blank or absent cover keeps the current one, as do an absent author and trending
     * flag; an empty author removes it. Returns the book before and after. Throws `not-found`.
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
      const removed = {
        ...(author === '' && { author: 1 }),
        ...(coverImage && !coverTint && { coverTint: 1 }),
      };
      const before = await Book.findByIdAndUpdate(
        id,
        { $set: changes, ...(Object.keys(removed).length > 0 && { $unset: removed }) },
        { returnDocument: 'before', runValidators: true },
      ).lean<StoredBook>();
      if (!before) throw bookNotFound();
      noteBooksChanged();
      const after: StoredBook = { ...before, ...changes };
      if ('author' in removed) after.author = undefined;
      if ('coverTint' in removed) after.coverTint = undefined;
      return { before: toBookView(before), after: toBookView(after) };
    },

    /** Deletes a book and returns it; orders keep their copy. Throws `not-found`. */
    async deleteBook(id: string): Promise<BookView> {
      const book = await Book.findByIdAndDelete(id).lean<StoredBook>();
      if (!book) throw bookNotFound();
      noteBooksChanged();
      return toBookView(book);
    },
  };

  /** A bundled cover gets the tint from another book with the same cover; a URL has none. */
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

/** Converts prices to cents and adds the sort key of the title. */
const toStored = <Body extends Priced>({ newPrice, oldPrice, ...body }: Body) => ({
  ...body,
  titleKey: fold(body.title),
  newPriceCents: toCents(newPrice),
  oldPriceCents: toCents(oldPrice),
});
