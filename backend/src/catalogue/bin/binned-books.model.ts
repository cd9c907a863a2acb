import { type ClientSession, model, Schema } from 'mongoose';
import { bookFields, type StoredBook } from '../books/books.model.ts';

/**
 * Deleted books, until their time is over. Apart from the shop's books, so that no list, count or search has to leave
 * them out.
 */
const binnedBookSchema = new Schema(
  {
    ...bookFields,
    createdAt: Date,
    updatedAt: Date,
    deletedAt: { type: Date, required: true },
    /** The admin's username. */
    deletedBy: { type: String, required: true },
  },
  { collection: 'binned_books', versionKey: false, autoIndex: false, strict: 'throw' },
);
binnedBookSchema.index({ deletedAt: -1, _id: -1 });

export type StoredBinnedBook = StoredBook & { deletedAt: Date; deletedBy: string };
export const BinnedBook = model('BinnedBook', binnedBookSchema);

/**
 * Puts books into the bin, in the transaction that deletes them, instead of what it has of them: an import adds a deleted
 * book again under its id. Bypasses mongoose: a damaged book can be deleted, too.
 */
export async function putIntoBin(
  books: readonly StoredBook[],
  { by: deletedBy, at: deletedAt }: { by: string; at: Date },
  session: ClientSession,
): Promise<void> {
  if (books.length === 0) return;
  const binned = books.map((book) => ({ ...book, deletedAt, deletedBy }));
  await BinnedBook.deleteMany({ _id: { $in: books.map(({ _id }) => _id) } }, { session });
  await BinnedBook.collection.insertMany(binned as never[], { session });
}
