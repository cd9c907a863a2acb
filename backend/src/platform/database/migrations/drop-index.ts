import type { mongo } from 'mongoose';

/** Drops an index of an older version, where it is there. */
export async function dropIndex(db: mongo.Db, collection: string, name: string): Promise<void> {
  const isThere = await db.listCollections({ name: collection }).hasNext();
  const indexes = isThere ? await db.collection(collection).listIndexes().toArray() : [];
  if (indexes.some((index) => index.name === name)) await db.collection(collection).dropIndex(name);
}
