import type { mongo } from 'mongoose';

/** Returns the sorted names of all collections, without those of a restore in progress. */
export async function collectionNames(db: mongo.Db): Promise<string[]> {
  const collections = await db
    .listCollections({ type: 'collection' }, { nameOnly: true })
    .toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !/^(system|restoring)(\.|$)/.test(name))
    .sort();
}
