import type { mongo } from 'mongoose';

/** Sorted, without the marks of a restore or a move in progress. */
export async function collectionNames(db: mongo.Db): Promise<string[]> {
  const collections = await db
    .listCollections({ type: 'collection' }, { nameOnly: true })
    .toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !/^(system|restoring|moving)(\.|$)/.test(name))
    .sort();
}
