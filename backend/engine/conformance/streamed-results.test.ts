import type { Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** So many that their results are made one by one. */
const MANY = 6000;

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const collection = (name: string) =>
  database.db.collection<{ _id: number | string; price?: number }>(name);
const numbers = (count: number, price: number) =>
  Array.from({ length: count }, (_, n) => ({ _id: n, price }));

beforeEach(async () => {
  await database.db.dropDatabase();
  await collection('books').insertMany(numbers(MANY, 1));
  await collection('orders').insertMany(numbers(10, 1));
});

const labelled = (c: string) => ({ $project: { _id: 0, c: { $literal: c }, d: '$$ROOT' } });
/** As a backup reads all collections. */
const everything = (batchSize?: number) =>
  collection('books').aggregate(
    [labelled('books'), { $unionWith: { coll: 'orders', pipeline: [labelled('orders')] } }],
    { ...(batchSize && { batchSize }) },
  );
const summary = (documents: Document[]) => ({
  books: documents.filter(({ c }) => c === 'books').length,
  orders: documents.filter(({ c }) => c === 'orders').length,
  ids: new Set(documents.map(({ c, d }) => `${c} ${d._id}`)).size,
  sum: documents.reduce((sum, { d }) => sum + d.price, 0),
});
const WHOLE = { books: MANY, orders: 10, ids: MANY + 10, sum: MANY + 10 };

it('holds all documents, in batches of any size', async () => {
  expect(summary(await everything().toArray())).toEqual(WHOLE);
  expect(summary(await everything(1).toArray())).toEqual(WHOLE);
  expect(summary(await everything(MANY + 10).toArray())).toEqual(WHOLE);
});

it('shows the documents as they were when the command ran, whatever is written meanwhile', async () => {
  const cursor = everything(1);
  const found = [await cursor.next()];
  await collection('books').updateMany({}, { $set: { price: 100 } });
  await collection('books').deleteMany({ _id: { $gt: 10 } });
  await collection('orders').drop();
  await collection('orders').insertMany(numbers(20, 7));
  for await (const document of cursor) found.push(document);
  expect(summary(found as Document[])).toEqual(WHOLE);
  expect(summary(await everything().toArray())).toMatchObject({ books: 11, orders: 20 });
});

it('lets others read and write between two batches', async () => {
  const cursor = everything(1);
  await cursor.next();
  await collection('orders').insertOne({ _id: 'new' });
  expect(await collection('orders').countDocuments({})).toBe(11);
  await cursor.close();
});

it('ends with a cursor that is given up', async () => {
  for (let round = 0; round < 300; round += 1) {
    const cursor = everything(1);
    await cursor.next();
    await cursor.close();
  }
  expect(summary(await everything().toArray())).toEqual(WHOLE);
});

it('is complete where many cursors are open at once', async () => {
  const cursors = Array.from({ length: 12 }, () => everything(500));
  for (const cursor of cursors) await cursor.next();
  const rest = await Promise.all(cursors.map((cursor) => cursor.toArray()));
  expect(rest.map(({ length }) => length)).toEqual(cursors.map(() => MANY + 9));
});
