import type { mongo } from 'mongoose';

/** The names of all collections of the shop, in order; not those of a restore that is under way. */
export async function collectionNames(db: mongo.Db): Promise<string[]> {
  const collections = await db
    .listCollections({ type: 'collection' }, { nameOnly: true })
    .toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !/^(system|restoring)(\.|$)/.test(name))
    .sort();
}
