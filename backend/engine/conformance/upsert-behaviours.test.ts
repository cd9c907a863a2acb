import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** filter, what an upsert with $set: { s: 1 } takes from it, or the error code */
type Case = [filter: Document, taken: Document | number];

/** The facts of MongoDB's own jstests/core/upsert_fields.js; codes as its server gives them. */
const cases: Case[] = [
  [{ x: 1 }, { x: 1 }],
  [{ x: { $eq: 1 } }, { x: 1 }],
  [{ x: { $in: [1] } }, { x: 1 }],
  [{ x: { $all: [1] } }, { x: 1 }],
  [{ $and: [{ x: { $eq: 1 } }] }, { x: 1 }],
  [{ $or: [{ x: { $eq: 1 } }] }, { x: 1 }],
  [{ x: [1, 2] }, { x: [1, 2] }],
  [{ 'x.x': 1 }, { x: { x: 1 } }],
  [{ _id: { $in: [7] } }, { _id: 7 }],
  [{ '_id.x': 1, '_id.y': 2 }, { _id: { x: 1, y: 2 } }],
  [{ x: { $eq: /abc/ } }, { x: /abc/ }],
  [{ x: /abc/ }, {}],
  [{ x: { $gt: 1 } }, {}],
  [{ x: { $ne: 1 } }, {}],
  [{ x: { $in: [1, 2] } }, {}],
  [{ x: { $elemMatch: { $eq: 1 } } }, {}],
  [{ x: { $not: { $eq: 1 } } }, {}],
  [{ $or: [{ x: 1 }, { x: 1 }] }, {}],
  [{ x: { $all: [1, 2] } }, 54],
  [{ $and: [{ x: 1 }, { x: 1 }] }, 54],
  [{ $and: [{ x: { $eq: 1 } }, { x: 2 }] }, 54],
  [{ x: 1, 'x.x': 1 }, 54],
  [{ x: { x: 1 }, 'x.y': 1 }, 54],
  [{ _id: 1, '_id.x': 1 }, 54],
  [{ $expr: { $eq: ['$x', 1] } }, 224],
];

const replacements: Case[] = [
  [{ _id: 7, x: [1, { x: 1 }], 'x.x': 1 }, { _id: 7 }],
  [{ x: 1 }, {}],
  [{ $and: [{ x: 1 }, { x: 2 }] }, {}],
  [{ '_id.x': 1, '_id.y': 2 }, 111],
  [{ $and: [{ _id: 1 }, { _id: 1 }] }, 54],
];

/** operator/update/fields/setOnInsert/test_setOnInsert_errors of documentdb/functional-tests */
const contradictions: [filter: Document, update: Document][] = [
  [{ _id: 1 }, { $setOnInsert: { _id: 2 } }],
  [{ '_id.a': 1 }, { $setOnInsert: { '_id.b': 2 } }],
  [{ '_id.a': 1 }, { $setOnInsert: { _id: 'plain_string' } }],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

async function upserted(filter: Document, update: Document): Promise<Document> {
  const collection = await database.collectionOf([]);
  await collection.findOneAndUpdate(filter, update, { upsert: true });
  return (await collection.findOne({})) as Document;
}

async function replaced(filter: Document): Promise<Document> {
  const collection = await database.collectionOf([]);
  await collection.replaceOne(filter, { s: 1 }, { upsert: true });
  return (await collection.findOne({})) as Document;
}

async function expectTaken(result: Promise<Document>, taken: Document | number): Promise<void> {
  if (typeof taken === 'number') return expect(result).rejects.toMatchObject({ code: taken });
  const { _id, ...fields } = await result;
  expect('_id' in taken ? { _id, ...fields } : fields).toEqual({ ...taken, s: 1 });
}

describe('what an upsert takes from its filter', () => {
  it.each(cases)('%j with operators', async (filter, taken) => {
    await expectTaken(upserted(filter, { $set: { s: 1 } }), taken);
  });

  it.each(replacements)('%j with a replacement', async (filter, taken) => {
    await expectTaken(replaced(filter), taken);
  });

  /** https://www.mongodb.com/docs/manual/core/dot-dollar-considerations/dollar-prefix/ */
  it('may have fields that start with $ beside it, which an update of a document may not', async () => {
    const collection = await database.collectionOf([{ _id: 1 }] as never);
    const set = (_id: number) =>
      collection.updateOne({ _id } as never, { $set: { $k: 1 } }, { upsert: true });
    await expect(set(1)).rejects.toMatchObject({ code: 52 });
    await set(2);
    expect(await collection.find().toArray()).toEqual([{ _id: 1 }, { _id: 2, $k: 1 }]);
  });

  it.each(contradictions)('%j and %j contradict each other', async (filter, update) => {
    await expect(upserted(filter, update)).rejects.toMatchObject({ code: 66 });
  });
});
