import mongoose, { type mongo } from 'mongoose';

const NO_COLLECTION = 26;
const NO_INDEX = 27;

/**
 * Drops TTL indexes of an older version on fields where this one has none: they would keep deleting documents, and
 * block the plain index of the same fields.
 */
export async function dropExpiringIndexes(): Promise<void> {
  await Promise.all(
    Object.values(mongoose.models).map(async ({ collection, schema }) => {
      const wanted = schema.indexes().filter(([, { expireAfterSeconds: s }]) => s !== undefined);
      const keys = new Set(wanted.map(([key]) => JSON.stringify(key)));
      for (const { name, key, expireAfterSeconds } of await indexesOf(collection as never)) {
        if (expireAfterSeconds === undefined || keys.has(JSON.stringify(key))) continue;
        await ignoring(NO_INDEX, () => collection.dropIndex(name ?? ''));
      }
    }),
  );
}

const indexesOf = async (collection: mongo.Collection): Promise<mongo.IndexDescriptionInfo[]> =>
  (await ignoring(NO_COLLECTION, () => collection.listIndexes().toArray())) ?? [];

/** Another server may have been faster. */
async function ignoring<Result>(
  code: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== code) throw error;
    return undefined;
  }
}
