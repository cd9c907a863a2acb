import { Types } from 'mongoose';
import type { ChangedStock } from '../../catalogue/books/changed-stocks.ts';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { isRunningOut } from '../../catalogue/books/running-out.ts';
import { ignoreDuplicateKey } from '../../platform/documents/mongo.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import { isImplausible } from '../../platform/time/clock-skew.ts';
import { lowStockMail } from './book-mails.ts';
import { LowStockMark, type StoredLowStockMark } from './low-stock-marks.model.ts';

export type LowStockDeps = {
  /** At this stock or below, a book is running out. */
  level: number;
  ownerEmail: string | undefined;
  sends: boolean;
  now: Date;
  shop: Shop;
};

/** A newer book has not fallen to the level: it started with few copies. */
const NEW_MS = 300_000;
/** A server that has not queued the mail of its marked books for this long is considered dead. */
const DEAD_MS = 60_000;

/**
 * Marks books that have newly fallen to the low level for a mail named `digest`. The mark makes sure that only
 * one server reports a fall, once.
 */
export async function markLowStock(
  changed: readonly ChangedStock[],
  digest: string,
  { level, ownerEmail, now }: LowStockDeps,
): Promise<void> {
  const isLow = (book: ChangedStock) => isRunningOut(book, level);
  const idsOf = (books: readonly ChangedStock[]) =>
    books.map(({ _id }) => new Types.ObjectId(_id.toString()));
  const risen = idsOf(changed.filter((book) => !isLow(book)));
  if (risen.length > 0) await LowStockMark.deleteMany({ _id: { $in: risen } });

  const low = changed.filter(isLow);
  const marked = await LowStockMark.find({ _id: { $in: idsOf(low) } }, { _id: 1 }).lean();
  const known = new Set(marked.map(({ _id }) => _id.toString()));
  const marks = low
    .filter(({ _id }) => !known.has(_id.toString()))
    .map(({ _id, createdAt = new Date(0) }) => {
      const isNotified = ownerEmail !== undefined && now.getTime() - createdAt.getTime() > NEW_MS;
      const id = new Types.ObjectId(_id.toString());
      return { _id: id, digest, at: now, ...(isNotified && { pending: true }) };
    });
  if (marks.length > 0) {
    await ignoreDuplicateKey(LowStockMark.collection.insertMany(marks, { ordered: false }));
  }
}

/** Queues one mail for this server's marked books and those of dead servers. */
export async function queueLowStock(
  own: string,
  { ownerEmail, sends, now }: LowStockDeps,
): Promise<void> {
  const isDue = ({ digest, at }: StoredLowStockMark) =>
    digest === own || isImplausible(at, { now }) || now.getTime() - at.getTime() > DEAD_MS;
  const queue = async ([digest, marks]: readonly [string, StoredLowStockMark[]]) => {
    const books = await findStoredBooks(marks.map(({ _id }) => _id.toString()));
    if (ownerEmail && books.length > 0) {
      await queueMail(lowStockMail(digest, books, ownerEmail), { sends, now });
    }
    const ids = marks.map(({ _id }) => _id);
    await LowStockMark.updateMany({ _id: { $in: ids }, digest }, { $unset: { pending: 1 } });
  };
  await handleDocuments('low-stock-mails', {
    now,
    list: async () => {
      const pending = await LowStockMark.find({ pending: true }).lean<StoredLowStockMark[]>();
      return [...byDigest(pending.filter(isDue))];
    },
    idOf: ([digest]) => digest,
    handle: async (mails) => {
      for (const mail of mails) await queue(mail);
    },
  });
}

function byDigest(marks: readonly StoredLowStockMark[]): Map<string, StoredLowStockMark[]> {
  const groups = new Map<string, StoredLowStockMark[]>();
  for (const mark of marks) groups.set(mark.digest, [...(groups.get(mark.digest) ?? []), mark]);
  return groups;
}
