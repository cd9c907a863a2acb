import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { type IndexDescriptionInfo, MongoClient } from 'mongodb';
import { startEngine } from '../index.ts';
import { everyType, INDEXES } from './mongo-tools-data.ts';

/**
 * Dumps a whole engine with MongoDB's own mongodump, restores it into an empty one with mongorestore, and
 * compares all documents byte for byte, and all indexes. Needs Go, which builds the two programs.
 * Usage: npm run test:mongo-tools
 */
const run = promisify(execFile);
const say = (line: string) => process.stdout.write(`${line}\n`);
// The tools read the path of a socket in lower case, so that no random capitals may be in it.
const folder = join(tmpdir(), `engine-mongo-tools-${process.pid}`);
const TOOLS = ['mongodump', 'mongorestore'];

/** Returns whether the tools are there; says why not. */
async function buildTools(): Promise<boolean> {
  try {
    for (const tool of TOOLS)
      await run(
        'go',
        ['build', '-o', join(folder, tool), `github.com/mongodb/mongo-tools/${tool}/main`],
        { cwd: join(import.meta.dirname, 'mongo-tools') },
      );
    return true;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    const why = code === 'ENOENT' ? 'Go is not installed' : stderr?.trim().split('\n').at(-1);
    say(`Skipped, because MongoDB's tools could not be built: ${why}.`);
    return false;
  }
}

async function openEngine(name: string) {
  const engine = await startEngine({ dataDir: join(folder, name), inProcess: true });
  const client = await new MongoClient(engine.uri).connect();
  return {
    client,
    // Without the name of a database the tools take all of them.
    server: engine.uri.replace('/shop?', '/?'),
    async stop() {
      await client.close();
      await engine.stop();
    },
  };
}

async function fill(client: MongoClient): Promise<void> {
  const types = client.db('shop').collection('types');
  await types.insertMany(everyType());
  await types.createIndexes(INDEXES);
  const many = client.db('shop').collection<{ _id: number }>('many');
  await many.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ _id: n, text: `text ${n}` })));
  await client.db('other').collection('types').insertMany(everyType());
  await client.db('other').createCollection('empty');
}

/** The tools restore indexes in no fixed order. */
const byName = (indexes: IndexDescriptionInfo[]) =>
  indexes.sort((a, b) => (`${a.name}` < `${b.name}` ? -1 : 1));

/** Everything of a server: documents as hexadecimal digits, indexes, and where they are. */
async function contentOf(client: MongoClient) {
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  const collections = databases.map(async ({ name }) => {
    const found = await client.db(name).collections();
    return Promise.all(
      found.map(async (collection) => {
        const documents = await collection.find({}, { raw: true }).sort({ _id: 1 }).toArray();
        return {
          namespace: collection.namespace,
          indexes: byName(await collection.indexes()),
          documents: documents.map((bson) => (bson as unknown as Buffer).toString('hex')),
        };
      }),
    );
  });
  const content = (await Promise.all(collections)).flat();
  return content.sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
}

async function roundTrip(): Promise<void> {
  const from = await openEngine('from');
  const to = await openEngine('to');
  const dump = join(folder, 'dump');
  try {
    await fill(from.client);
    await run(join(folder, 'mongodump'), ['--uri', from.server, '--out', dump]);
    await run(join(folder, 'mongorestore'), ['--uri', to.server, dump]);
    const [before, after] = [await contentOf(from.client), await contentOf(to.client)];
    const isEqual = before.length === 4 && isDeepStrictEqual(before, after);
    const count = before.reduce((sum, { documents }) => sum + documents.length, 0);
    for (const { namespace, indexes, documents } of isEqual ? [] : [...before, ...after])
      say(`${namespace}: ${documents.length} documents, ${indexes.length} indexes`);
    say(
      isEqual
        ? `${count} documents of ${before.length} collections came through a dump unchanged, with their indexes.`
        : 'A dump has changed documents or indexes.',
    );
    if (!isEqual) process.exitCode = 1;
  } finally {
    await from.stop();
    await to.stop();
  }
}

mkdirSync(folder);
try {
  if (await buildTools()) await roundTrip();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
