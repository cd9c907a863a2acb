import type { mongo } from 'mongoose';
import { dropIndex } from './drop-index.ts';

const BATCH = 1000;

type Sold = { _id: mongo.ObjectId; at: Date };

/** Books now know when a copy was last ordered, which only the log of their copies did. */
export async function lastOrdersOfBooks(db: mongo.Db): Promise<void> {
  await dropIndex(db, 'books', 'stock_1__id_1');
  const sold = db
    .collection('stock_movements')
    .aggregate<Sold>([
      { $match: { order: { $exists: true }, delta: { $lt: 0 } } },
      { $group: { _id: '$book', at: { $max: '$at' } } },
    ]);
  let writes: mongo.AnyBulkWriteOperation[] = [];
  const write = async () => {
    if (writes.length > 0) await db.collection('books').bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const { _id, at } of sold) {
    writes.push({ updateOne: { filter: { _id }, update: { $max: { soldAt: at } } } });
    if (writes.length >= BATCH) await write();
  }
  await write();
}
