import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import mongoose, { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backup } from './backup.ts';
import { encode, KIND, VERSION } from './backup-file.ts';
import { createCollectionSums } from './collection-sums.ts';
import { type Database, openDatabase } from './connect.ts';
import { verifyBackup } from './verify-backup.ts';

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

/** Returns the sums of what was saved. */
async function save() {
  const sums = createCollectionSums();
  await backup(mongoose.connection.getClient(), db, file, undefined, sums);
  return sums;
}
const sumsOf = (...documents: object[]) => {
  const sums = createCollectionSums();
  for (const d of documents) sums.add(encode({ c: 'books', d }));
  return sums;
};
const BOOKS = { collection: 'books', indexes: [{ name: '_id_', key: { _id: 1 } }] };

/** Writes a file with these documents, whatever is wrong with them. */
const write = (...documents: object[]) =>
  writeFile(
    file,
    gzipSync(
      Buffer.concat(
        [
          { kind: KIND, version: VERSION },
          BOOKS,
          ...documents.map((d) => ({ c: 'books', d })),
          { end: true, documents: documents.length },
        ].map(encode),
      ),
    ),
  );

it('reads a backup back, from whichever database it came', async () => {
  await db.collection('books').insertMany([{ title: 'Emma', price: new mongo.Double(10) }, {}]);
  await db.collection('books').createIndex({ title: 1 }, { unique: true });
  await db.collection('orders').insertMany(Array.from({ length: 1500 }, (_, n) => ({ n })));
  await db.createCollection('empty');
  expect(await verifyBackup(file, await save())).toBe(1502);
  expect(leftovers()).toEqual([]);
});

it('finds a document that is in it twice', async () => {
  const twice = { _id: 1, title: 'Emma' };
  await write(twice, { _id: 2 }, twice);
  const sums = sumsOf(twice, { _id: 2 }, twice);
  await expect(verifyBackup(file, sums)).rejects.toThrow('a document is in it twice');
});

it('finds a document that is not as it was saved', async () => {
  await write({ _id: 1, title: 'Emma' });
  await expect(verifyBackup(file, sumsOf({ _id: 1, title: 'Emmy' }))).rejects.toThrow(
    'its documents are not those that were saved',
  );
});

it('finds an end that is missing', async () => {
  await db.collection('books').insertOne({ title: 'Persuasion' });
  const sums = await save();
  await writeFile(file, gzipSync(gunzipSync(await readFile(file)).subarray(0, -30)));
  await expect(verifyBackup(file, sums)).rejects.toThrow('its end is missing');
});

it('leaves out the files that the version before kept beside the database', async () => {
  const parts = [
    { kind: KIND, version: VERSION },
    BOOKS,
    { c: 'books', d: { _id: 1 } },
    { file: 'accounts.json', part: Buffer.from('{"version":1,"users":[') },
    { file: 'accounts.json', part: Buffer.from(']}') },
    { end: true, documents: 1 },
  ];
  await writeFile(file, gzipSync(Buffer.concat(parts.map(encode))));
  expect(await verifyBackup(file, sumsOf({ _id: 1 }))).toBe(1);
});

it('adds documents up in any order, and notices the smallest change', () => {
  const sumOf = (...documents: object[]) => sumsOf(...documents).result();
  const [one, other] = [{ _id: 1, at: new Date(0) }, { _id: 2 }];
  expect(sumOf(one, other)).toEqual(sumOf(other, one));
  expect(sumOf(one, other)).not.toEqual(sumOf({ ...one, at: new Date(1) }, other));
  expect(sumOf(one)).not.toEqual(sumOf(one, one));
  expect(sumOf({ _id: new mongo.Double(1) })).not.toEqual(sumOf({ _id: 1 }));
});
