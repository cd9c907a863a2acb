import mongoose, { mongo } from 'mongoose';
import { withoutValues } from './placeholders.ts';

const { EJSON } = mongo.BSON;
/** Numbers keep their types, which the driver would make one. */
const AS_STORED = { promoteValues: false, promoteLongs: false };

/**
 * Returns each collection with its indexes and its documents, whose members stand in the order in which they are
 * stored. Documents are sorted by what they have besides ids, so that their order depends on no chance.
 */
export async function dumpDatabase(hide: (text: string) => string): Promise<string> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is closed.');
  const collections = await db.listCollections().toArray();
  const lines: string[] = [];
  for (const { name } of collections.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const indexes = await db.collection(name).indexes();
    const documents = await db.collection(name).find({}, AS_STORED).sort({ _id: 1 }).toArray();
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
