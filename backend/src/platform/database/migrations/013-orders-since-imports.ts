import type { mongo } from 'mongoose';

/** Orders now mark what an import has changed or added, so that undoing the import knows them. */
export async function ordersSinceImports(db: mongo.Db): Promise<void> {
  const former = db.collection('former_books');
  const wanted = { projection: { book: 1, at: 1 } };
  for await (const { _id, book, at } of former.find({ ordered: { $exists: false } }, wanted)) {
    const since = { productIds: book, createdAt: { $gte: at } };
    if (await db.collection('orders').findOne(since, { projection: { _id: 1 } }))
      await former.updateOne({ _id }, { $set: { ordered: true } });
  }
}
