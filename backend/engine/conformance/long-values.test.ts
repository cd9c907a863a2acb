import type { Collection, Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** A stored key has at most 1,978 bytes; what a filter asks for may be longer. */
const LONG = 'x'.repeat(3000);
/** Around the longest key, counted with what stands around the text in an index and in an _id. */
const NEARLY_LONG = Array.from({ length: 30 }, (_, i) => 'x'.repeat(1955 + i));

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const COMPOUND: Record<string, 1 | -1>[] = [
  { a: 1, b: 1 },
  { a: -1, b: 1 },
  { b: 1, a: -1 },
  { b: -1, a: 1 },
];

describe.each<[string, Record<string, 1 | -1>[]]>([
  ['no index', []],
  ['an ascending index', [{ a: 1 }]],
  ['a descending index', [{ a: -1 }]],
  ...COMPOUND.map((key): [string, Record<string, 1 | -1>[]] => [
    `the index ${JSON.stringify(key)}`,
    [key],
  ]),
])('values longer than a key, with %s,', (_what, keys) => {
  let collection: Collection<Document>;

  beforeEach(async () => {
    collection = await database.collectionOf([
      { _id: 1, a: 'w', b: 1 },
      { _id: 2, a: 'x', b: 1 },
      { _id: 3, a: 'x'.repeat(1900), b: 1 },
      { _id: 4, a: 'y', b: 1 },
      { _id: 5, a: ['x', 'z'], b: 2 },
    ] as never);
    for (const key of keys) await collection.createIndex(key);
  });

  it.each<[string, Document, number[]]>([
    ['equal', { a: LONG }, []],
    ['one of several', { a: { $in: ['w', LONG, `${LONG}x`, 'y'] } }, [1, 4]],
    ['one of several long ones', { a: { $in: [LONG, `${LONG}x`] } }, []],
    ['above', { a: { $gt: LONG } }, [4, 5]],
    ['from', { a: { $gte: LONG } }, [4, 5]],
    ['below', { a: { $lt: LONG } }, [1, 2, 3, 5]],
    ['up to', { a: { $lte: LONG } }, [1, 2, 3, 5]],
    ['between, by one element each', { a: { $gt: LONG, $lt: `${LONG}x` } }, [5]],
    ['between, by one element', { a: { $elemMatch: { $gt: LONG, $lt: `${LONG}x` } } }, []],
    ['between short and long', { a: { $gte: 'x', $lte: LONG } }, [2, 3, 5]],
    ['in an element', { a: { $elemMatch: { $gt: LONG } } }, [5]],
    ['by a prefix', { a: { $regex: `^${LONG}` } }, []],
    ['beside another field', { a: LONG, b: 1 }, []],
    ['behind another field', { b: 1, a: { $gt: LONG } }, [4]],
    ['below an $or', { $or: [{ a: LONG }, { a: 'w' }] }, [1]],
    ['a document', { a: { text: LONG } }, []],
    ['another', { a: { $ne: LONG } }, [1, 2, 3, 4, 5]],
  ])('are found: %s', async (_how, filter, expected) => {
    const found = await collection.find(filter, { sort: { _id: 1 } }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(expected);
    expect(await collection.countDocuments(filter)).toBe(expected.length);
    expect((await collection.distinct('_id', filter)).sort()).toEqual(expected);
    const sorted = await collection.find(filter, { sort: { b: -1, a: 1, _id: 1 } }).toArray();
    expect(sorted.length).toBe(expected.length);
    const { matchedCount } = await collection.updateMany(filter, { $set: { seen: true } });
    expect(matchedCount).toBe(expected.length);
    expect((await collection.findOneAndUpdate(filter, { $inc: { n: 1 } })) !== null).toBe(
      expected.length > 0,
    );
    expect((await collection.deleteMany(filter)).deletedCount).toBe(expected.length);
  });

  it('are counted right where only values without arrays are indexed', async () => {
    await collection.deleteOne({ _id: 5 } as never);
    expect(await collection.countDocuments({ a: LONG })).toBe(0);
    expect(await collection.countDocuments({ a: { $in: [LONG, 'w', 'x'] } })).toBe(2);
  });

  it('harm no later command', async () => {
    for (let i = 0; i < 20; i++) expect(await collection.findOne({ a: LONG })).toBeNull();
    for (let i = 0; i < 5; i++)
      expect(await collection.findOne({ a: 'y' })).toMatchObject({ _id: 4 });
    await collection.updateOne({ a: 'y' }, { $set: { a: 'z' } });
    expect(await collection.findOne({ a: 'z' })).toMatchObject({ _id: 4 });
  });
});

describe('values around the length of the longest key', () => {
  it.each([{ a: 1 } as const, { a: -1 } as const])('are found by the index %o', async (key) => {
    const stored = NEARLY_LONG.filter((_, i) => i % 3 === 0 && i < 6);
    const collection = await database.collectionOf(stored.map((a, _id) => ({ _id, a })) as never);
    await collection.createIndex(key);
    for (const text of NEARLY_LONG) {
      const [is, from] = [stored.includes(text) ? 1 : 0, stored.filter((a) => a >= text).length];
      expect(await collection.countDocuments({ a: text })).toBe(is);
      expect(await collection.find({ a: text }).toArray()).toHaveLength(is);
      expect(await collection.countDocuments({ a: { $gte: text } })).toBe(from);
      expect(await collection.countDocuments({ a: { $lt: text } })).toBe(stored.length - from);
    }
  });

  it('are found as _id, by ranges and one by one', async () => {
    const ids = NEARLY_LONG.filter((text) => text.length <= 1972);
    const collection = await database.collectionOf(ids.map((_id) => ({ _id })) as never);
    for (const text of [...NEARLY_LONG, LONG]) {
      const _id = text as never;
      const from = ids.filter((id) => id >= text).length;
      expect(await collection.findOne({ _id })).toEqual(ids.includes(text) ? { _id } : null);
      expect(await collection.countDocuments({ _id })).toBe(ids.includes(text) ? 1 : 0);
      expect(await collection.countDocuments({ _id: { $gte: _id } })).toBe(from);
      const below = collection.find({ _id: { $lt: _id } }, { sort: { _id: -1 } });
      expect(await below.toArray()).toHaveLength(ids.length - from);
    }
    expect(await collection.countDocuments({ _id: { $in: [LONG, ids[0]] as never } })).toBe(1);
    expect((await collection.deleteMany({ _id: LONG as never })).deletedCount).toBe(0);
  });

  it('are refused only where they are stored', async () => {
    const collection = await database.collectionOf([{ _id: 1, a: 1 }] as never);
    await collection.createIndex({ a: 1 });
    const upsert = collection.updateOne({ a: LONG }, { $set: { b: 1 } }, { upsert: true });
    await expect(upsert).rejects.toMatchObject({ code: 17280 });
    await expect(collection.insertOne({ _id: LONG as never })).rejects.toMatchObject({
      code: 17280,
    });
    expect(await collection.countDocuments({})).toBe(1);
  });
});
