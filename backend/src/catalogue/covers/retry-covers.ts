import { Types } from 'mongoose';
import { inTransaction, writeConflict } from '../../platform/documents/in-transaction.ts';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { queueCovers } from './due-covers.ts';
import { FAILED } from './to-cover.ts';

const BATCH = 500;

type Failed = Required<Pick<StoredBook, '_id' | 'coverSource'>>;

/**
 * Makes covers due again that could not be copied, of these books or of all, batch by batch. Returns how many.
 */
export async function retryCovers(ids: readonly string[] | undefined, at: Date): Promise<number> {
  const wanted = ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
  const failed = await Book.find({ ...FAILED, ...wanted }, { _id: 1 }).lean<Failed[]>();
  let count = 0;
  for (let from = 0; from < failed.length; from += BATCH)
    count += await retry(failed.slice(from, from + BATCH), at);
  if (count > 0) wakeJob('covers');
  return count;
}

const retry = (books: readonly Failed[], at: Date): Promise<number> =>
  inTransaction(async (session) => {
    // Books that have changed since keep what they have.
    const left = await Book.find(
      { _id: { $in: books.map(({ _id }) => _id) }, ...FAILED },
      { coverSource: 1, coverImage: 1 },
    )
      .session(session)
      .lean<Failed[]>();
    const { matchedCount } = await Book.updateMany(
      { _id: { $in: left.map(({ _id }) => _id) }, ...FAILED },
      { $unset: { coverProblem: 1 } },
      { session },
    );
    // Not every server detects write conflicts itself.
    if (matchedCount < left.length) throw writeConflict();
    await queueCovers(left, at, session);
    return left.length;
  });
