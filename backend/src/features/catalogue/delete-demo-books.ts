import { Types } from 'mongoose';
import { Book, type StoredBook } from './books.model.ts';

/** Returns when the earliest book except the given ones was added. */
export async function earliestBookExcept(ids: readonly string[]): Promise<Date | undefined> {
  const known = ids.map((id) => new Types.ObjectId(id));
  const book = await Book.findOne({ _id: { $nin: known } }, { createdAt: 1 })
    .sort({ createdAt: 1 })
    .lean<Pick<StoredBook, 'createdAt'>>();
  return book?.createdAt;
}

/** Deletes books. Returns how many were there. */
export async function deleteBooks(ids: readonly Types.ObjectId[]): Promise<number> {
  const { deletedCount } = await Book.deleteMany({ _id: { $in: [...ids] } });
  return deletedCount;
}
