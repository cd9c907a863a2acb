import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

const PARALLEL = 171;
const stock = [
  { size: 'S', color: 'red' },
  { size: 'L', color: 'blue' },
];

/** [what, index, document] */
describe('a compound index (manual: core/indexes/index-types/index-multikey)', () => {
  it.each<[string, Record<string, 1 | -1>, Document]>([
    [
      'two fields below one array, beside one outside',
      { item: 1, 'stock.size': 1, 'stock.color': 1 },
      { item: 'coat', stock },
    ],
    ['an array and a field without one', { a: 1, b: -1 }, { a: [1, 2], b: 3 }],
    ['an array inside an element of another', { 'a.b': 1, 'a.c': 1 }, { a: [{ b: [1, 2], c: 3 }] }],
    [
      'two fields below an array inside another',
      { 'a.b.x': 1, 'a.b.y': 1, 'a.c': 1 },
      { a: [{ b: [{ x: 1, y: 2 }], c: 3 }] },
    ],
    ['an array whose elements are no documents', { 'a.b': 1, 'a.c': 1 }, { a: [1, { b: 2 }, []] }],
    ['an empty array', { 'a.b': 1, 'a.c': 1 }, { a: [] }],
  ])('accepts %s', async (_what, key, document) => {
    const collection = await database.collectionOf([]);
    await collection.createIndex(key);
    await collection.insertOne(document);
    expect(await collection.countDocuments({}, { hint: key })).toBe(1);
    await collection.deleteMany({});
    expect(await collection.countDocuments({}, { hint: key })).toBe(0);
  });

  it.each<[string, Record<string, 1 | -1>, Document]>([
    ['two arrays', { a: 1, b: 1 }, { a: [1], b: [2] }],
    ['two arrays, one of them empty', { a: 1, b: 1 }, { a: [1], b: [] }],
    ['two arrays in one document', { 'a.b': 1, 'a.c': 1 }, { a: { b: [1], c: [2] } }],
    ['two arrays in an element', { 'a.b': 1, 'a.c': 1 }, { a: [{ b: [1], c: [2] }] }],
    [
      'two arrays in a later element',
      { 'a.b': 1, 'a.c': 1 },
      { a: [{ b: 1 }, { b: [1], c: [2] }] },
    ],
    ['an array and an array that a position names', { 'a.0': 1, b: 1 }, { a: [1], b: [2] }],
  ])('refuses %s', async (_what, key, document) => {
    const collection = await database.collectionOf([document]);
    await expect(collection.createIndex(key)).rejects.toMatchObject({ code: PARALLEL });
    await collection.deleteMany({});
    await collection.createIndex(key);
    await expect(collection.insertOne(document)).rejects.toMatchObject({ code: PARALLEL });
    expect(await collection.countDocuments()).toBe(0);
  });

  it('is unique by the pairs within one element, not across elements', async () => {
    const collection = await database.collectionOf([]);
    await collection.createIndex({ 'stock.size': 1, 'stock.color': 1 }, { unique: true });
    await collection.insertOne({ stock });
    await expect(
      collection.insertOne({ stock: [{ size: 'S', color: 'blue' }] }),
    ).resolves.toBeDefined();
    await expect(
      collection.insertOne({ stock: [{ size: 'L', color: 'blue' }] }),
    ).rejects.toMatchObject({ code: 11000 });
  });

  it('refuses a numeric path that could be a position or a name', async () => {
    const collection = await database.collectionOf([]);
    await collection.createIndex({ 'a.0': 1 });
    const ambiguous = { a: [new Map([['0', 1]])] };
    await expect(collection.insertOne(ambiguous)).rejects.toMatchObject({ code: 16746 });
  });
});

const SEEDS = [1, 2, 3, ...(process.env.SEEDS?.split(',').map(Number) ?? [])];
const INDEXES: Record<string, 1 | -1>[] = [
  { item: 1, 'stock.size': 1, 'stock.color': 1 },
  { 'stock.size': -1, 'stock.color': 1, item: 1 },
  { 'stock.bin.x': 1, 'stock.bin.y': -1, 'stock.size': 1 },
];

function generator(seed: number) {
  let state = seed + 1;
  const below = (most: number): number => {
    state = (Math.imul(state, 48271) >>> 0) % 2147483647;
    return state % most;
  };
  const value = (): unknown => [null, below(4), below(4), 'a', 'b'][below(5)];
  const many = (make: () => unknown) => Array.from({ length: below(4) }, make);
  const bin = () => ({ x: value(), ...(below(3) ? { y: value() } : {}) });
  const element = (): unknown =>
    below(6) === 0 ? value() : { size: value(), color: value(), bin: below(2) ? bin() : many(bin) };
  const document = (_id: number): Document => ({
    _id,
    item: value(),
    stock: below(4) ? many(element) : element(),
  });
  const condition = (): unknown =>
    [value(), { $gte: below(3) }, { $lt: 3, $gte: below(3) }, { $in: [below(4), 'a'] }, { $ne: 1 }][
      below(5)
    ];
  const path = (): string =>
    ['item', 'stock.size', 'stock.color', 'stock.bin.x', 'stock.bin.y'][below(5)] as string;
  const filter = (): Document =>
    Object.fromEntries(Array.from({ length: 1 + below(3) }, () => [path(), condition()]));
  return { below, document, filter };
}

describe.each(SEEDS)('random documents in one array, seed %i', (seed) => {
  it('are found equally by each index and by a scan', async () => {
    const g = generator(seed);
    const documents = Array.from({ length: 150 }, (_, i) => g.document(i));
    const collection = await database.collectionOf(documents.slice(0, 80));
    for (const key of INDEXES) await collection.createIndex(key);
    await collection.insertMany(documents.slice(80));
    for (let i = 0; i < 40; i++) {
      const changed = g.document(g.below(150));
      await collection.replaceOne({ _id: changed._id }, changed);
    }
    for (let i = 0; i < 60; i++) {
      const filter = g.filter();
      const foundBy = (hint: Document | undefined) =>
        collection.find(filter, { hint, sort: { _id: 1 } }).toArray();
      const scanned = await foundBy({ $natural: 1 });
      for (const hint of [undefined, ...INDEXES])
        expect(await foundBy(hint), JSON.stringify({ filter, hint })).toEqual(scanned);
    }
  });
});
