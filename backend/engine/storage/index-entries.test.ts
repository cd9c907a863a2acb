import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from '../conformance/start-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

it.each([1, -1] as const)(
  'tells a text from a longer one in a unique index (%i)',
  async (order) => {
    const collection = await database.collectionOf([]);
    await collection.createIndex({ name: order }, { unique: true });
    await collection.insertOne({ name: 'a\0b' });
    await collection.insertOne({ name: 'a' });
    await expect(collection.insertOne({ name: 'a' })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ name: 'a' }, { hint: { name: order } })).toBe(1);
  },
);
