import type { Long } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const admin = (command: Record<string, unknown>) => database.client.db('admin').command(command);

beforeEach(async () => {
  await database.client.db('shop').dropDatabase();
  await database.client.db('other').dropDatabase();
  await database.client
    .db('shop')
    .collection('books')
    .insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
  await database.client.db('other').createCollection('empty');
});

// https://www.mongodb.com/docs/manual/reference/command/listDatabases/
it('lists the databases by their names, as mongodump asks for them', async () => {
  expect(await admin({ listDatabases: 1, nameOnly: true })).toEqual({
    databases: [{ name: 'other' }, { name: 'shop' }],
    ok: 1,
  });
});

it('lists the databases with their sizes, as "show dbs" asks for them', async () => {
  const { databases, totalSize } = await admin({
    listDatabases: 1,
    nameOnly: false,
    lsid: { id: database.client.startSession().id?.id },
  });
  expect(databases).toEqual([
    { name: 'other', sizeOnDisk: 0, empty: false },
    { name: 'shop', sizeOnDisk: totalSize, empty: false },
  ]);
  expect(totalSize).toBeGreaterThan(0);
});

it('lists the databases that a filter matches, and only for admin', async () => {
  const filter = { name: { $regex: '^s' } };
  expect(await admin({ listDatabases: 1, nameOnly: true, filter })).toMatchObject({
    databases: [{ name: 'shop' }],
  });
  await expect(database.db.command({ listDatabases: 1 })).rejects.toMatchObject({ code: 13 });
});

// https://www.mongodb.com/docs/manual/reference/command/create/
it('creates a collection with the index on _id that listCollections has described', async () => {
  const [described] = await database.db.listCollections({ name: 'books' }).toArray();
  const { idIndex } = described as unknown as { idIndex: Record<string, unknown> };
  await database.db.command({ create: 'copy', idIndex: { ...idIndex, ns: 'shop.copy' } });
  expect(await database.db.collection('copy').indexes()).toEqual([idIndex]);
  const other = { create: 'wrong', idIndex: { key: { a: 1 }, name: 'a_1' } };
  await expect(database.db.command(other)).rejects.toMatchObject({ code: 2 });
});

it('takes indexes as mongorestore sends them', async () => {
  await database.db.command({
    createIndexes: 'books',
    indexes: [{ v: 2, key: { n: 1 }, name: 'n_1', ns: 'shop.books' }],
    ignoreUnknownIndexOptions: true,
  });
  expect(await database.db.collection('books').indexExists('n_1')).toBe(true);
});

// https://www.mongodb.com/docs/manual/reference/command/serverStatus/
it('tells which server it is and how long it has run', async () => {
  const status = await admin({ serverStatus: 1, repl: 0, locks: 0 });
  expect(status).toMatchObject({
    host: expect.any(String),
    version: '7.0.0',
    process: 'mongod',
    pid: process.pid,
    uptime: expect.any(Number),
    localTime: expect.any(Date),
  });
  expect(Number(status.uptimeMillis as Long | number)).toBeGreaterThan(0);
});
