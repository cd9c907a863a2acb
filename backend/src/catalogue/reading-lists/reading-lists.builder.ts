import { randomUUID } from 'node:crypto';
import type { EditReadingListBody } from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { Types } from 'mongoose';
import { ReadingList } from './reading-lists.model.ts';

export const aListBody = (given: Partial<EditReadingListBody> = {}): EditReadingListBody => ({
  title: 'Books for summer',
  sentence: 'For long evenings.',
  by: 'Anna',
  books: [],
  published: true,
  ...given,
});

/** Stores a list and returns its id. */
export async function aReadingList(given: Partial<EditReadingListBody> = {}): Promise<string> {
  const _id = `list-${randomUUID()}`;
  const { books, ...body } = aListBody(given);
  const now = new Date();
  await ReadingList.create({
    ...body,
    _id,
    books: books.map((book) => ({ ...book, bookId: new Types.ObjectId(book.bookId) })),
    createdAt: now,
    changedAt: now,
  });
  return _id;
}
