import { type mongo, Types } from 'mongoose';

/** The former job read this much before its mark again. */
const OVERLAP_MS = 120_000;
const BATCH = 1000;

type Mark = { _id: string; since: Date; at: Date };

/**
 * Mails about books now follow from rows that say what is due, instead of from the books changed since a mark. Books
 * changed since then become due; the marks of low stock keep those that have been handled from a second mail.
 */
export async function makeBookMailsDue(db: mongo.Db): Promise<void> {
  const marks = db.collection<Mark>('mail_marks');
  const mark = await marks.findOne({ _id: 'books' });
  if (mark) await makeDueSince(db, new Date(Math.max(+mark.since, +mark.at - OVERLAP_MS)));
  const isThere = await db.listCollections({ name: marks.collectionName }).hasNext();
  if (isThere) await marks.drop();
  await db.collection('low_stock_marks').updateMany({}, { $unset: { digest: 1 } });
}

async function makeDueSince(db: mongo.Db, from: Date): Promise<void> {
  const due = db.collection('due_book_mails');
  const changed = db
    .collection('books')
    .find({ updatedAt: { $gte: from } }, { projection: { _id: 1 }, batchSize: BATCH });
  while (await changed.hasNext()) {
    const books = changed.readBufferedDocuments();
    await due.insertMany(books.map(({ _id: book }) => ({ _id: new Types.ObjectId(), book })));
  }
}
