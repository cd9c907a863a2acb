import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import mongoose, { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backup } from './backup.ts';
import { encode, KIND, VERSION } from './backup-file.ts';
import { type Database, openDatabase } from './connect.ts';
import { createCollectionSums, verifyBackup } from './verify-backup.ts';

let folder: string;
let database: Database;
let db: mongo.Db;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-backup-'));
  const mongodbUri = process.env.MONGODB_URI;
  database = await openDatabase({
    mongodbUri,
    dataDir: path.join(folder, 'data'),
    inProcess: true,
  });
  db = mongoose.connection.getClient().db(`verify-test-${process.pid}`);
  file = path.join(folder, 'shop.backup');
});
afterAll(async () => {
  await db.dropDatabase();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const leftovers = () => readdirSync(folder).filter((name) => !/^(data|shop\.backup)$/.test(name));

it('restores a backup into an empty embedded database, from whichever it came', async () => {
  await db.collection('books').insertMany([{ title: 'Emma', price: new mongo.Double(10) }, {}]);
  await db.collection('books').createIndex({ title: 1 }, { unique: true });
  await db.collection('orders').insertMany(Array.from({ length: 1500 }, (_, n) => ({ n })));
  await db.createCollection('empty');
  await backup(mongoose.connection.getClient(), db, file);
  expect(await verifyBackup(file)).toBe(1502);
  expect(leftovers()).toEqual([]);
});

it('finds one that cannot be restored, and leaves nothing behind', async () => {
  const twice = { c: 'books', d: { _id: 1 } };
  await writeFile(
    file,
    gzipSync(
      Buffer.concat(
        [
          { kind: KIND, version: VERSION },
          { collection: 'books', indexes: [{ name: '_id_', key: { _id: 1 } }] },
          ...[twice, twice],
          { end: true, documents: 2 },
        ].map(encode),
      ),
    ),
  );
  await expect(verifyBackup(file)).rejects.toMatchObject({ code: 11_000 });
  expect(leftovers()).toEqual([]);
});

it('leaves out the files that the version before kept beside the database', async () => {
  const parts = [
    { kind: KIND, version: VERSION },
    { collection: 'books', indexes: [{ name: '_id_', key: { _id: 1 } }] },
    { c: 'books', d: { _id: 1 } },
    { file: 'accounts.json', part: Buffer.from('{"version":1,"users":[') },
    { file: 'accounts.json', part: Buffer.from(']}') },
    { end: true, documents: 1 },
  ];
  await writeFile(file, gzipSync(Buffer.concat(parts.map(encode))));
  expect(await verifyBackup(file)).toBe(1);
});

it('adds documents up in any order, and notices the smallest change', () => {
  const sumOf = (...documents: object[]) => {
    const sums = createCollectionSums();
    for (const d of documents) sums.add(encode({ c: 'books', d }));
    return sums.result();
  };
  const [one, other] = [{ _id: 1, at: new Date(0) }, { _id: 2 }];
  expect(sumOf(one, other)).toEqual(sumOf(other, one));
  expect(sumOf(one, other)).not.toEqual(sumOf({ ...one, at: new Date(1) }, other));
  expect(sumOf(one)).not.toEqual(sumOf(one, one));
  expect(sumOf({ _id: new mongo.Double(1) })).not.toEqual(sumOf({ _id: 1 }));
});
