import { Types } from 'mongoose';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import type { JobRun } from '../../platform/jobs/job.ts';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { DueCover, queueAll, queueLeft, readAll } from './due-covers.ts';
import { AWAITED, FAILED } from './to-cover.ts';

const BATCH = 500;

/**
 * Lets books that wait in vain wait for their covers again, these or all, in one update; the job finds their addresses
 * (`queueAwaited`). Returns how many.
 */
export async function retryCovers(ids: readonly string[] | undefined, at: Date): Promise<number> {
  const wanted = ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
  const { modifiedCount } = await inTransaction(async (session) => {
    await queueAll(at, session);
    return Book.updateMany({ ...FAILED, ...wanted }, { $unset: { coverProblem: 1 } }, { session });
  });
  wakeJob('covers');
  return modifiedCount;
}

/** Makes the addresses of all books that wait for a cover due, if somebody has asked for that. */
export async function queueAwaited({ now, signal }: Pick<JobRun, 'now' | 'signal'>): Promise<void> {
  const asked = await readAll();
  if (!asked) return;
  const waiting = Book.find({ coverSource: { $gt: '' }, ...AWAITED }, { coverSource: 1 })
    .lean<Pick<StoredBook, 'coverSource'>[]>()
    .cursor({ batchSize: BATCH });
  let batch: Pick<StoredBook, 'coverSource'>[] = [];
  for await (const book of waiting) {
    batch.push(book);
    if (batch.length < BATCH) continue;
    signal.throwIfAborted();
    await queueLeft(batch, now());
    batch = [];
  }
  await queueLeft(batch, now());
  await DueCover.deleteOne(asked);
}
