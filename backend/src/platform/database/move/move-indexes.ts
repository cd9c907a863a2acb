import { mongo } from 'mongoose';
import type { IndexDescription } from '../exchange.ts';
import { MoveRefused } from './move-mark.ts';

/** A TTL index would delete documents on one side while the two are compared. */
const deletes = (index: IndexDescription) => index.expireAfterSeconds !== undefined;

/** Creates a collection with its indexes, and compares them, before any document is copied. */
export async function moveIndexes(source: mongo.Collection, target: mongo.Db): Promise<void> {
  const name = source.collectionName;
  const wanted = await indexesOf(source);
  if ((await target.listCollections({ name }, { nameOnly: true }).toArray()).length === 0)
    await target.createCollection(name);
  const copy = target.collection(name);
  const lasting = wanted.filter((index) => !deletes(index));
  const texts = new Set(lasting.map(asText));
  // Indexes of an interrupted run, or of a shop that was emptied.
  for (const index of await indexesOf(copy))
    if (!texts.has(asText(index))) await copy.dropIndex(index.name);
  await createMissing(copy, lasting);
  await compare(copy, lasting);
}

/** Creates and compares the TTL indexes that `moveIndexes` skipped. */
export async function moveExpiry(source: mongo.Collection, copy: mongo.Collection): Promise<void> {
  const wanted = await indexesOf(source);
  await createMissing(copy, wanted.filter(deletes));
  await compare(copy, wanted);
}

async function createMissing(copy: mongo.Collection, wanted: IndexDescription[]): Promise<void> {
  const present = new Set((await indexesOf(copy)).map(({ name }) => name));
  const missing = wanted.filter(({ name }) => !present.has(name));
  if (missing.length > 0) await copy.createIndexes(missing as never[]);
}

async function compare(copy: mongo.Collection, wanted: IndexDescription[]): Promise<void> {
  const present = new Set((await indexesOf(copy)).map(asText));
  const missing = wanted.filter((index) => !present.has(asText(index)));
  if (missing.length === 0 && present.size === wanted.length) return;
  throw new MoveRefused(
    `The indexes of ${copy.collectionName} in the target differ from those of the source: ${missing.map(({ name }) => name).join(', ')}.`,
  );
}

/** Without MongoDB's additions and the default index. */
const indexesOf = async (collection: mongo.Collection): Promise<IndexDescription[]> =>
  (await collection.listIndexes().toArray())
    .map(({ v: _version, ns: _namespace, background: _background, ...index }) => index)
    .filter(({ name }) => name !== '_id_') as IndexDescription[];

/** The order of the key's fields matters, that of the options does not. */
const asText = (index: IndexDescription): string =>
  mongo.BSON.EJSON.stringify(
    Object.entries(index).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
