import type { mongo } from 'mongoose';
import { collectionNames } from './collection-names.ts';

export type IndexDescription = {
  name: string;
  key: Record<string, unknown>;
  [option: string]: unknown;
};

/** The restored collections with their indexes. Their documents are in staging collections. */
export type ExchangePlan = { name: string; indexes: IndexDescription[] }[];

/** The collection that marks a restore in progress, and the prefix of its staging collections. */
export const RESTORING = 'restoring';
export const stagingName = (name: string): string => `${RESTORING}.${name}`;
const isStaging = (name: string) => name.startsWith(`${RESTORING}.`);

/**
 * Replaces every collection with its staged version and drops collections that the plan does not name. Each step is
 * idempotent, and a collection that is no longer staged has been exchanged, so after a crash at any moment the same
 * call completes the exchange. `isOurs` throws if the restore has been taken over.
 */
export async function exchangeAll(
  db: mongo.Db,
  plan: ExchangePlan,
  isOurs: () => Promise<void>,
): Promise<void> {
  for (const { name, indexes } of plan) {
    await isOurs();
    if (await exists(db, stagingName(name))) await exchange(db, name, indexes);
  }
  await isOurs();
  const planned = new Set(plan.map(({ name }) => name));
  for (const name of await collectionNames(db))
    if (!planned.has(name)) await db.collection(name).drop();
}

export async function dropStaging(db: mongo.Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (isStaging(name)) await db.collection(name).drop();
}

async function exchange(db: mongo.Db, name: string, indexes: IndexDescription[]): Promise<void> {
  const target = db.collection(name);
  const staging = db.collection(stagingName(name));
  const wanted = new Set(indexes.map((index) => index.name));
  // $out keeps the target's indexes, and a unique one could reject the documents.
  if (await exists(db, name))
    for (const index of await target.listIndexes().toArray())
      if (!wanted.has(index.name)) await target.dropIndex(index.name);
  await staging.aggregate([{ $match: {} }, { $out: name }]).toArray();
  const others = toSpecifications(indexes);
  if (others.length > 0) await target.createIndexes(others as never[]);
  await staging.drop();
}

/** Returns what creates the indexes anew, without that of `_id`, which every collection has. */
export const toSpecifications = (indexes: readonly IndexDescription[]) =>
  indexes
    .filter((index) => String(index.name) !== '_id_')
    .map(({ v: _version, ns: _namespace, ...index }) => index);

const exists = async (db: mongo.Db, name: string): Promise<boolean> =>
  (await db.listCollections({ name }, { nameOnly: true }).toArray()).length > 0;
