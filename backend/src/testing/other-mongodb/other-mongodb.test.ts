import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OtherMongodb, startOtherMongodb } from './start.ts';

let mongodb: OtherMongodb;
let client: MongoClient;
beforeAll(async () => {
  mongodb = await startOtherMongodb();
  client = await new MongoClient(mongodb.uri).connect();
});
afterAll(async () => {
  await client.close();
  await mongodb.stop();
});

const numbers = (name: string) => client.db().collection<{ _id: number }>(name);
const insert = (name: string, count: number) =>
  numbers(name).insertMany(Array.from({ length: count }, (_, _id) => ({ _id })));

it('presents itself as a mongos, to which drivers send retryable writes', async () => {
  expect(await client.db().command({ hello: 1 })).toMatchObject({ msg: 'isdbgrid' });
  await insert('writes', 3);
  expect(await numbers('writes').countDocuments({})).toBe(3);
});

it('estimates a wrong number of documents', async () => {
  await insert('counted', 10);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await numbers('counted').estimatedDocumentCount()).not.toBe(10);
  }
});

it('refuses $out from a collection that does not exist', async () => {
  const exchange = numbers('missing').aggregate([{ $out: 'target' }]);
  await expect(exchange.toArray()).rejects.toMatchObject({ code: 26 });
  await insert('there', 1);
  await numbers('there')
    .aggregate([{ $out: 'target' }])
    .toArray();
  expect(await numbers('target').countDocuments({})).toBe(1);
});

it('deletes expired documents immediately', async () => {
  const windows = client.db().collection('windows');
  await windows.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
  await windows.insertOne({ at: new Date(Date.now() - 1000) });
  await expect.poll(() => windows.countDocuments({})).toBe(0);
});

it('reads a snapshot as of its first read', async () => {
  await insert('orders', 3);
  const session = client.startSession({ snapshot: true });
  const read = () => numbers('orders').find({}, { session }).toArray();
  expect(await read()).toHaveLength(3);
  await numbers('orders').insertOne({ _id: 99 });
  expect(await read()).toHaveLength(3);
  await session.endSession();
});
