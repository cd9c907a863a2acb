import type { Collection, Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/**
 * That an index changes no answer: every query gives the same by a scan, by the planner's choice and by
 * each index as a hint. Whether the scan is right is the matter of published-queries.test.ts.
 *
 * Seeds to keep, also those that once failed; the name of a failing test tells its own. SEEDS=7,8,9 adds more.
 */
const MORE = process.env.SEEDS?.split(',').map(Number) ?? [];
const SEEDS = [1, 2, 3, 4, ...MORE];
const DOCUMENTS = 120;
const QUERIES = 80;

function generator(seed: number) {
  let state = seed + 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 48271) >>> 0) % 2147483647;
    return state % below;
  };
  const pick = <T>(...values: T[]): T => values[next(values.length)] as T;
  return { next, pick };
}
type Generator = ReturnType<typeof generator>;

const scalar = ({ next, pick }: Generator): unknown =>
  pick<unknown>(null, next(6), next(6) + 0.5, pick('a', 'b', 'ab', '', 'é'), next(6));

function aDocument(g: Generator, _id: number): Document {
  const document: Document = { _id };
  for (const name of ['a', 'b', 'c'])
    if (g.next(5) > 0)
      document[name] = g.pick<() => unknown>(
        () => scalar(g),
        () => scalar(g),
        () => Array.from({ length: g.next(3) }, () => scalar(g)),
        () => ({ x: scalar(g), y: scalar(g) }),
        () => Array.from({ length: g.next(3) }, () => g.pick<unknown>({ x: scalar(g) }, scalar(g))),
      )();
  // Single values only, so that their indexes never become multikey.
  document.n = g.next(20);
  document.m = g.next(4);
  document.s = g.pick('a', 'b', 'ab');
  return document;
}

const aPath = ({ pick }: Generator): string =>
  pick('a', 'b', 'a.x', 'b.x', 'n', 'm', 'n', 's', 's', 'a.0', '_id');

function aCondition(g: Generator): unknown {
  return g.pick<() => unknown>(
    () => scalar(g),
    () => ({ [g.pick('$gt', '$gte', '$lt', '$lte', '$ne')]: scalar(g) }),
    () => ({ $gte: g.next(4), $lt: 3 + g.next(6) }),
    () => ({ $in: [scalar(g), scalar(g), g.next(6)] }),
    () => ({ $in: [g.pick('a', 'b'), g.pick('b', 'ab', 'é')] }),
    () => ({ $in: [...Array.from({ length: 12 }, () => scalar(g)), [1], { x: 1, y: 1 }] }),
    () => ({ $regex: g.pick('^a', '^ab', '^ab?', '^é', 'b', '^a|b') }),
    () => ({ $exists: g.next(2) === 0 }),
  )();
}

function aFilter(g: Generator, depth = 0): Document {
  if (depth < 1 && g.next(5) === 0)
    return { [g.pick('$and', '$or')]: [aFilter(g, 1), aFilter(g, 1)] };
  return Object.fromEntries(Array.from({ length: 1 + g.next(2) }, () => [aPath(g), aCondition(g)]));
}

function aSort({ next, pick }: Generator): Document {
  return pick<Document>(
    { _id: pick(1, -1) },
    { n: pick(1, -1), _id: 1 },
    { m: 1, n: -1, _id: 1 },
    { m: -1, n: 1, _id: 1 },
    { a: pick(1, -1), _id: 1 },
    { 'b.x': 1, n: next(2) ? 1 : -1, _id: 1 },
  );
}

const INDEXES: Record<string, 1 | -1>[] = [
  { a: 1 },
  { 'a.x': -1 },
  { b: -1, n: 1 },
  { 'b.x': 1 },
  { n: 1 },
  { m: 1, n: -1 },
  { n: -1, m: 1 },
  { s: 1, n: -1, _id: -1 },
  { s: -1, n: -1, _id: 1 },
];

describe.each(SEEDS)('random queries, seed %i', (seed) => {
  let database: TestDatabase;
  let collection: Collection<Document>;
  const g = generator(seed);
  const documents = Array.from({ length: DOCUMENTS }, (_, i) => aDocument(g, i));

  beforeAll(async () => {
    database = await startDatabase();
    collection = await database.collectionOf(documents.slice(0, 60));
    for (const key of INDEXES) await collection.createIndex(key);
    await collection.insertMany(documents.slice(60));
    // Entries have to follow changes and deletions too.
    for (let i = 0; i < 30; i++) {
      const changed = aDocument(g, g.next(DOCUMENTS));
      await collection.replaceOne({ _id: changed._id }, changed);
    }
    await collection.deleteMany({ _id: { $lt: 5 } as never });
  });
  afterAll(() => database.stop());

  it('gives the same with an index and without one', async () => {
    for (let i = 0; i < QUERIES; i++) {
      const [filter, sort] = [aFilter(g), aSort(g)];
      const what = JSON.stringify({ filter, sort });
      const ids = (found: Document[]) => found.map((document) => document._id);
      const scanned = ids(await collection.find(filter, { sort, hint: { $natural: 1 } }).toArray());
      const indexed = await collection.find(filter, { sort }).toArray();
      expect(ids(indexed), `index ${what}`).toEqual(scanned);
      const limited = await collection.find(filter, { sort, limit: 7 }).toArray();
      expect(ids(limited), `limit ${what}`).toEqual(scanned.slice(0, 7));
      expect(await collection.countDocuments(filter), `count ${what}`).toBe(scanned.length);
    }
  });

  it('gives the same with any index as a hint', async () => {
    for (let i = 0; i < 40; i++) {
      const filter = aFilter(g);
      const hint = g.pick(...INDEXES);
      const what = JSON.stringify({ filter, hint });
      const [wanted, found] = await Promise.all(
        [{ $natural: 1 as const }, hint].map((by) =>
          collection.find(filter, { hint: by, sort: { _id: 1 } }).toArray(),
        ),
      );
      expect(found, what).toEqual(wanted);
      expect(await collection.countDocuments(filter), what).toBe(wanted?.length);
    }
  });
});
