import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import mongoose, { mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLooseServer } from '../../testing/other-mongodb/loose-server.ts';
import { backup } from './backup.ts';
import { collectionNames } from './collection-names.ts';
import { type Database, openDatabase } from './connect.ts';
import { restore } from './restore.ts';

const { Binary, Decimal128, Double, Long, ObjectId, BSONRegExp } = mongo;

let folder: string;
let database: Database;
let db: mongo.Db;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const mongodbUri = process.env.MONGODB_URI;
  database = await openDatabase({ mongodbUri, dataDir: join(folder, 'data'), inProcess: true });
  db = mongoose.connection.getClient().db(`backup-test-${process.pid}`);
  file = join(folder, 'shop.backup');
});
afterAll(async () => {
  await db.dropDatabase();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => db.dropDatabase());

const save = () => backup(mongoose.connection.getClient(), db, file);
const raw = (name: string) =>
  db
    .collection(name)
    .find({}, { sort: { _id: 1 }, raw: true })
    .toArray();

const book = {
  _id: new ObjectId(),
  title: 'Middlemarch',
  price: new Double(10),
  sold: Long.fromNumber(3),
  cover: new Binary(Buffer.from([0, 255, 7])),
  exact: Decimal128.fromString('1.50'),
  pattern: new BSONRegExp('^a', 's'),
  at: new Date(0),
  '1': null,
};

/** Changes a type in the document of a book, as a flipped bit would. */
function damaged(backup: Buffer): Buffer {
  const bytes = gunzipSync(backup);
  bytes[bytes.indexOf('title\0') - 1] = 0x7d;
  return gzipSync(bytes);
}

async function expectConsistent(client: mongo.MongoClient, db: mongo.Db): Promise<void> {
  let n = 0;
  const books = db.collection<{ _id: number }>('books');
  const orders = db.collection<{ _id: number }>('orders');
  await books.insertMany(Array.from({ length: 3000 }, (_, i) => ({ _id: -1 - i })));
  const stop = new AbortController();
  const writing = (async () => {
    // An order is always written before its book, so no snapshot has a book without its order.
    for (; !stop.signal.aborted; n++) {
      await orders.insertOne({ _id: n });
      await books.insertOne({ _id: n });
    }
  })();
  await expect.poll(() => n).toBeGreaterThan(5);
  await backup(client, db, file);
  stop.abort();
  await writing;
  await restore(db, file);
  const [booksKept, ordersKept] = [
    await books.countDocuments({ _id: { $gte: 0 } }),
    await orders.countDocuments({}),
  ];
  expect(ordersKept - booksKept).toBeOneOf([0, 1]);
  expect(booksKept).toBeGreaterThan(5);
}

describe('a backup', () => {
  it('restores every document byte for byte, and every index', async () => {
    await db.collection('books').insertMany([book, { _id: new ObjectId(), title: 'Emma' }]);
    await db.collection('books').createIndex({ title: 1 }, { unique: true });
    await db.collection('orders').insertMany(Array.from({ length: 2500 }, (_, n) => ({ n })));
    await db.createCollection('empty');
    const before = [
      await raw('books'),
      await raw('orders'),
      await db.collection('books').indexes(),
    ];
    expect(await save()).toBe(2502);

    await db.collection('books').deleteMany({});
    await db.collection('orders').updateMany({}, { $set: { n: -1 } });
    await db.collection('later').insertOne({});
    expect(await restore(db, file)).toBe(2502);

    expect([
      await raw('books'),
      await raw('orders'),
      await db.collection('books').indexes(),
    ]).toEqual(before);
    expect(await collectionNames(db)).toEqual(['books', 'empty', 'orders']);
  });

  it('is a consistent snapshot while the shop keeps writing', () =>
    expectConsistent(mongoose.connection.getClient(), db));

  it('is one from a server that ignores snapshots, too', async () => {
    const loose = await startLooseServer();
    const client = await new mongo.MongoClient(loose.uri).connect();
    await expectConsistent(client, client.db('loose'));
    await client.close();
    await loose.stop();
  });

  it.each([
    ['contains the log', [1, 2]],
    ['is older than the log', []],
  ])('that %s keeps the log entries added since', async (_what, saved) => {
    const collection = 'activity_log';
    const log = db.collection<{ _id: number }>(collection);
    await db.collection('books').insertOne({ title: 'Emma' });
    if (saved.length > 0) await log.insertMany(saved.map((_id) => ({ _id })));
    await save();
    await log.insertMany([3, 4].map((_id) => ({ _id })));
    await restore(db, file, undefined, { collection, entry: { _id: 5 } });
    const kept = await log.find({}).toArray();
    expect(kept.map(({ _id }) => _id).sort()).toEqual([...saved, 3, 4, 5]);
  });

  it('reports progress', async () => {
    await db.collection('orders').insertMany(Array.from({ length: 1200 }, (_, n) => ({ n })));
    const steps: string[] = [];
    const onProgress = (done: number, total: number) => steps.push(`${done}/${total}`);
    await backup(mongoose.connection.getClient(), db, file, onProgress);
    await restore(db, file, onProgress);
    expect(steps).toEqual(['500/1200', '1000/1200', '1200/1200', '1000/1200', '1200/1200']);
  });

  it.each<[string, () => unknown]>([
    ['is truncated', () => writeFileSync(file, readFileSync(file).subarray(0, 200))],
    ['is damaged inside', () => writeFileSync(file, damaged(readFileSync(file)))],
    ['is missing', () => rmSync(file)],
    ['is not a backup', () => writeFileSync(file, 'hello')],
    [
      'lacks its trailer',
      () => writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)).subarray(0, -30))),
    ],
    [
      'comes from a newer version',
      () =>
        writeFileSync(
          file,
          gzipSync(mongo.BSON.serialize({ kind: 'book-store-backup', version: 99 })),
        ),
    ],
    [
      'holds data that a newer version has changed',
      async () => {
        const newer = { _id: 999, name: 'of-a-newer-version' };
        await db.collection<{ _id: number }>('data_migrations').insertOne(newer);
        await save();
        await db.collection('data_migrations').drop();
      },
    ],
    [
      'is from before the first release',
      async () => {
        await db.collection<{ _id: number }>('migrations').insertOne({ _id: 1 });
        await save();
        await db.collection('migrations').drop();
      },
    ],
  ])('changes nothing if the file %s', async (_what, spoil) => {
    await db.collection('books').insertOne(book);
    await save();
    await spoil();
    await expect(restore(db, file)).rejects.toThrow(
      /^\/[^ ]+ can't be restored: .*Nothing was changed/,
    );
    expect(await db.collection('books').countDocuments()).toBe(1);
    expect(await collectionNames(db)).toEqual(['books']);
  });

  it('is readable by its owner only, whatever file existed before', async () => {
    await db.collection('books').insertOne(book);
    for (const one of [file, `${file}.part`]) writeFileSync(one, 'old', { mode: 0o644 });
    await save();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(`${file}.part`);
  });

  it('removes drafts that a crash left beside it', async () => {
    const left = `${file}.0123abcd.tmp`;
    writeFileSync(left, 'half');
    utimesSync(left, 0, 0);
    await save();
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('leaves no partial file when it fails', async () => {
    const nowhere = join(folder, 'missing', 'shop.backup');
    await expect(backup(mongoose.connection.getClient(), db, nowhere)).rejects.toThrow('ENOENT');
    expect(existsSync(nowhere)).toBe(false);
  });
});
