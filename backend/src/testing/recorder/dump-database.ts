import mongoose, { mongo } from 'mongoose';
import { clock } from './fixed-chance.mjs';
import { withoutValues } from './placeholders.ts';

const { EJSON } = mongo.BSON;
/** Keeps number types, which the driver would unify. */
const AS_STORED = { promoteValues: false, promoteLongs: false };

/**
 * Dumps each collection with its indexes and documents, members in stored order. Documents are sorted by their
 * content without ids, so that the order is deterministic.
 */
export async function dumpDatabase(hide: (text: string) => string): Promise<string> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is closed.');
  const collections = await db.listCollections().toArray();
  const lines: string[] = [];
  for (const { name } of collections.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const indexes = await db.collection(name).indexes();
    const all = await db.collection(name).find({}, AS_STORED).sort({ _id: 1 }).toArray();
    // When the database deletes expired ones depends on real time.
    const documents = all.filter((one) => !indexes.some((index) => isExpired(one, index)));
    const texts = documents.map(toText).map((text) => ({ text, key: withoutValues(text) }));
    const sorted = texts.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
    lines.push(
      `# ${name}`,
      ...indexes.map((index) => `index ${JSON.stringify(index)}`).sort(),
      ...sorted.map(({ text }) => hide(text)),
      '',
    );
  }
  return lines.join('\n');
}

const isExpired = (
  document: mongo.Document,
  { key, expireAfterSeconds }: mongo.IndexDescriptionInfo,
) => {
  const at = document[Object.keys(key)[0] ?? ''];
  if (expireAfterSeconds === undefined || !(at instanceof Date)) return false;
  return at.getTime() + expireAfterSeconds * 1000 <= clock.at;
};

const toText = (document: mongo.Document): string =>
  [
    '{',
    ...Object.entries(document).map(([name, value]) => `  ${name}: ${written(value)}`),
    '}',
  ].join('\n');

const written = (value: unknown): string =>
  EJSON.stringify(value, { relaxed: false })
    .replace(/\{"\$date":\{"\$numberLong":"(-?\d+)"\}\}/g, (_, ms) => new Date(+ms).toISOString())
    .replace(/\{"\$numberInt":"(-?\d+)"\}/g, '$1')
    .replace(/\{"\$oid":"(\w+)"\}/g, '$1');
