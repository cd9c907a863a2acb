import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngine } from '@book-store/engine';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutOff } from '../../testing/processes/cut-off.ts';
import { backup } from './backup.ts';
import { collectionNames } from './collection-names.ts';
import { restore } from './restore.ts';
import { claimRestore, RestoreUnderWay, settleRestore } from './restore-mark.ts';

const name = `restore-test-${process.pid}`;
const dir = mkdtempSync(path.join(tmpdir(), 'book-store-restore-'));
const file = path.join(dir, 'shop.backup');
let uri: string;
let stop: () => Promise<void> = async () => {};
let client: mongo.MongoClient;
let db: mongo.Db;

beforeAll(async () => {
  uri = process.env.MONGODB_URI ?? '';
  if (!uri)
    ({ uri, stop } = await startEngine({
      dataDir: path.join(dir, 'data'),
      inProcess: true,
      durable: false,
    }));
  client = await new mongo.MongoClient(uri).connect();
  db = client.db(name);
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
  await stop();
  rmSync(dir, { recursive: true });
});

type Contents = Record<string, { count: number; version: string; unique?: string }>;
const BACKED_UP: Contents = {
  books: { count: 1001, version: 'backed up', unique: 'isbn' },
  empty: { count: 0, version: '' },
  orders: { count: 3, version: 'backed up' },
};
const PRESENT: Contents = {
  books: { count: 2, version: 'present', unique: 'title' },
  later: { count: 1, version: 'present' },
  orders: { count: 4, version: 'present', unique: 'number' },
};

async function fill(contents: Contents): Promise<void> {
  await db.dropDatabase();
  for (const [collection, { count, version, unique }] of Object.entries(contents)) {
    await db.createCollection(collection);
    const field = unique ?? 'n';
    const documents = Array.from({ length: count }, (_, n) => ({ version, [field]: n }));
    if (count > 0) await db.collection(collection).insertMany(documents);
    if (unique) await db.collection(collection).createIndex({ [unique]: 1 }, { unique: true });
  }
}

async function look(): Promise<Contents> {
  const contents: Contents = {};
  for (const collection of await collectionNames(db)) {
    const documents = await db.collection(collection).find().toArray();
    const indexes = await db.collection(collection).indexes();
    const unique = indexes.find((index) => index.unique);
    contents[collection] = {
      count: documents.length,
      version: [...new Set(documents.map(({ version }) => version))].join(),
      ...(unique && { unique: Object.keys(unique.key)[0] ?? '' }),
    };
  }
  return contents;
}

/** Returns what a restore has left beside the shop's collections. */
async function leftovers(): Promise<unknown[]> {
  const names = (await db.listCollections().toArray()).map((one) => one.name);
  const staged = names.filter((one) => one.startsWith('restoring.'));
  return [...staged, ...(await db.collection('restoring').find().toArray())];
}

async function restoreThrough(proxy: { uri: string }): Promise<unknown> {
  const cutClient = new mongo.MongoClient(proxy.uri);
  try {
    return await restore(cutClient.db(name), file);
  } catch (error) {
    return error;
  } finally {
    await cutClient.close();
  }
}

describe('an interrupted restore', () => {
  it('is undone or completed by the next start, after whichever command', async () => {
    await fill(BACKED_UP);
    await backup(client, db, file);
    const outcomes: string[] = [];
    for (let after = 1, finished = false; !finished; after += 1) {
      await fill(PRESENT);
      const proxy = await cutOff(uri, after);
      await restoreThrough(proxy);
      finished = !proxy.isCut();
      proxy.close();
      await settleRestore(db, { alone: true });
      const now = await look();
      expect([PRESENT, BACKED_UP], `interrupted after ${after} commands`).toContainEqual(now);
      expect(await leftovers()).toEqual([]);
      outcomes.push('later' in now ? 'present' : 'backed up');
    }
    // One after the other, unless a restore is so slow that it reports in between, which is a command, too.
    const endedAs = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    expect(endedAs('present')).toBeGreaterThan(5);
    expect(endedAs('backed up')).toBeGreaterThan(10);
  });
});

describe('the counter of orders', () => {
  const counters = () => db.collection<{ _id: string; last: number }>('counters');
  const count = (last: number) =>
    counters().updateOne({ _id: 'orders' }, { $set: { last } }, { upsert: true });

  it.each([
    ['from a backup that has counted less', 5],
    ['from a backup that has none', undefined],
  ])('goes on, %s, so that no number is given twice', async (_from, last) => {
    await fill(BACKED_UP);
    if (last) await count(last);
    await backup(client, db, file);
    await fill(PRESENT);
    await count(9);
    await restore(db, file);
    expect(await counters().find().toArray()).toEqual([{ _id: 'orders', last: 9 }]);
  });

  it('comes from the backup if this database has none', async () => {
    await fill(BACKED_UP);
    await count(5);
    await backup(client, db, file);
    await fill(PRESENT);
    await restore(db, file);
    expect(await counters().findOne()).toEqual({ _id: 'orders', last: 5 });
  });
});

describe('two restores of the same database', () => {
  it('reject the second one while the first one is alive, and let it take over a dead one', async () => {
    await fill(BACKED_UP);
    await backup(client, db, file);
    await fill(PRESENT);
    const first = await claimRestore(db);
    await expect(restore(db, file)).rejects.toThrow(RestoreUnderWay);
    expect(await look()).toEqual(PRESENT);
    first.abandon();
    await restore(db, file);
    expect(await look()).toEqual(BACKED_UP);
  });

  it('keep the shop closed between two collections, unless the restore is dead', async () => {
    await fill(PRESENT);
    const exchanging = await claimRestore(db);
    const plan = [{ name: 'books', indexes: [{ name: '_id_', key: { _id: 1 } }] }];
    await db.collection('restoring').updateOne({}, { $set: { plan: JSON.stringify(plan) } });
    await expect(settleRestore(db, { alone: false })).rejects.toThrow('being restored');
    exchanging.abandon();
    await settleRestore(db, { alone: false });
    expect(Object.keys(await look())).toEqual(['books']);
  });
});
