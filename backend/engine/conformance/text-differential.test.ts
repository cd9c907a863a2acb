import type { Collection, Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/**
 * That an index of either direction changes no answer about texts whose keys are alike: with zero bytes (which
 * a key escapes), one the beginning of another, and longer than a key. Each query is asked of the same
 * documents with indexes and without; the name of a failing test tells its seed.
 */
const SEEDS = [1, 2, 3, ...(process.env.SEEDS?.split(',').map(Number) ?? [])];
const INDEXES: Record<string, 1 | -1>[] = [
  { s: 1 },
  { s: -1 },
  { s: 1, t: 1 },
  { s: 1, t: -1 },
  { s: -1, t: 1 },
  { s: -1, t: -1 },
];
const PARTS = ['', '\0', '\0\0', 'a', 'a\0', 'b', '\x01', '\x7f', 'é', '\u{10ffff}'];

function texts(seed: number) {
  let state = seed + 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 48271) >>> 0) % 2147483647;
    return state % below;
  };
  const text = (): string =>
    Array.from({ length: next(4) }, () => PARTS[next(PARTS.length)]).join('');
  const known: string[] = [];
  return {
    next,
    /** One that is stored. */
    stored: () => {
      const made = text();
      known.push(made);
      return made;
    },
    /** One to ask for: mostly such as are stored. */
    asked: () => {
      const made = next(3) === 0 ? text() : (known[next(known.length)] as string);
      return next(6) === 0 ? made + (PARTS[next(PARTS.length)] as string).repeat(2500) : made;
    },
  };
}

describe.each(SEEDS)('random texts, seed %i', (seed) => {
  const { next, stored, asked } = texts(seed);
  const documents = Array.from({ length: 150 }, (_, _id) => ({ _id, s: stored(), t: stored() }));
  let database: TestDatabase;
  let scanned: Collection<Document>;
  const indexed: Collection<Document>[] = [];

  beforeAll(async () => {
    database = await startDatabase();
    scanned = await database.collectionOf(documents as never);
    for (const key of INDEXES) {
      const collection = await database.collectionOf(documents as never);
      await collection.createIndex(key);
      indexed.push(collection);
    }
  });
  afterAll(() => database.stop());

  const condition = (): unknown =>
    [
      () => asked(),
      () => asked(),
      () => ({ $in: [asked(), asked(), asked()] }),
      () => ({ $gte: asked(), $lt: asked() }),
      () => ({ [['$gt', '$gte', '$lt', '$lte'][next(4)] as string]: asked() }),
    ][next(5)]?.();

  it('gives the same with every index', async () => {
    for (let i = 0; i < 50; i++) {
      const filter: Document = next(2) ? { s: condition() } : { s: condition(), t: condition() };
      const direction = next(2) ? 1 : -1;
      const sort = next(2) ? { s: direction, _id: 1 } : { s: direction, t: 1, _id: 1 };
      const wanted = await scanned.find(filter, { sort: sort as never }).toArray();
      for (const [n, collection] of indexed.entries()) {
        const what = JSON.stringify({ index: INDEXES[n], filter, sort }).slice(0, 400);
        const options = { sort: sort as never };
        expect(await collection.find(filter, options).toArray(), what).toEqual(wanted);
        const hinted = { ...options, hint: INDEXES[n] as never };
        expect(await collection.find(filter, hinted).toArray(), what).toEqual(wanted);
        expect(await collection.countDocuments(filter), what).toBe(wanted.length);
      }
    }
  });
});

it.each([{ a: 1 } as const, { a: -1 } as const])(
  'a text and one that goes on after a zero byte are counted apart by %o',
  async (key) => {
    const database = await startDatabase();
    const collection = await database.collectionOf([{ a: 'a' }, { a: 'a\0b' }]);
    await collection.createIndex(key);
    expect(await collection.countDocuments({ a: 'a' })).toBe(1);
    expect(await collection.countDocuments({ a: { $in: ['a', 'a\0b'] } })).toBe(2);
    await database.stop();
  },
);
