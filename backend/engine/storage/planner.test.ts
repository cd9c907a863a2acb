import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Document, documentOf, UtcDate } from '../bson/values.ts';
import { parseSort } from '../query/sort.ts';
import { plan } from './planner.ts';
import { Store } from './store.ts';

let folder: string;
let store: Store;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engine-plan-'));
  store = new Store(join(folder, 'data.mdb'), 1_000_000);
  await store.write(() => {
    const orders = store.ensure('shop', 'orders');
    const index = (key: Record<string, number>, options: Record<string, boolean> = {}) => {
      const name = Object.keys(key).join('+');
      const definition = store.defineIndex(
        documentOf({ key: documentOf(key), name, ...options }),
        store.nextNumber(),
      );
      orders.buildIndex(definition);
      orders.indexes = [...orders.indexes, definition];
    };
    index({ uid: 1, createdAt: -1, _id: -1 });
    index({ status: 1, createdAt: -1 });
    index({ createdAt: -1 });
    index({ tags: 1 });
    index({ phone: 1 }, { sparse: true });
    index({ email: 1 }, { unique: true });
    for (let i = 0; i < 20; i++)
      orders.insert(
        documentOf({
          _id: i,
          uid: `u${i % 4}`,
          status: 'placed',
          createdAt: new UtcDate(i),
          tags: ['a', 'b'],
          phone: 'x',
          email: `${i}`,
        }),
      );
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const is = (operator: string, value: Document[string]) => documentOf({ [operator]: value });

/** [what, filter, sort, how it is found, whether in the order of the sort] */
const cases: [string, Document, Record<string, number>, string, boolean][] = [
  ['one document by its _id', documentOf({ _id: 1 }), {}, 'IXSCAN _id_', true],
  ['a unique key', documentOf({ email: '3', status: 'placed' }), {}, 'IXSCAN email', true],
  [
    "a customer's orders, newest first",
    documentOf({ uid: 'u1' }),
    { createdAt: -1, _id: -1 },
    'IXSCAN uid+createdAt+_id',
    true,
  ],
  [
    "a customer's orders, oldest first",
    documentOf({ uid: 'u1' }),
    { createdAt: 1, _id: 1 },
    'IXSCAN uid+createdAt+_id',
    true,
  ],
  [
    'a range behind an equality',
    documentOf({ uid: 'u1', createdAt: is('$gt', new UtcDate(3)) }),
    { createdAt: -1 },
    'IXSCAN uid+createdAt+_id',
    true,
  ],
  ['all of them, newest first', documentOf({}), { createdAt: -1 }, 'IXSCAN createdAt', true],
  [
    'one of two states',
    documentOf({ status: is('$in', ['placed', 'packed']) }),
    { createdAt: -1 },
    'IXSCAN status+createdAt',
    true,
  ],
  [
    'one of two states, by state',
    documentOf({ status: is('$in', ['placed', 'packed']) }),
    { status: -1 },
    'IXSCAN status+createdAt',
    false,
  ],
  ['an element of an array', documentOf({ tags: 'a' }), {}, 'IXSCAN tags', true],
  [
    'an array element in a range',
    documentOf({ tags: is('$elemMatch', documentOf({ $gte: 'b', $lt: 'c' })) }),
    {},
    'IXSCAN tags',
    true,
  ],
  ['an order that an array index cannot give', documentOf({}), { tags: 1 }, 'COLLSCAN', false],
  ['a field that only a sparse index has', documentOf({ phone: 'x' }), {}, 'COLLSCAN', false],
  [
    'an alternative with an index each',
    documentOf({ $or: [documentOf({ uid: 'u1' }), documentOf({ email: '3' })] }),
    {},
    'OR IXSCAN uid+createdAt+_id, IXSCAN email',
    false,
  ],
  [
    'an alternative of which one has none',
    documentOf({ $or: [documentOf({ uid: 'u1' }), documentOf({ phone: 'x' })] }),
    {},
    'COLLSCAN',
    false,
  ],
];

describe('the plan for a query', () => {
  it.each(cases)('%s', (_what, filter, sort, summary, sorted) => {
    const orders = store.find('shop', 'orders');
    if (!orders) throw new Error('no collection');
    const chosen = plan(orders, { filter, sort: parseSort(documentOf(sort)), limited: true });
    expect([chosen.summary, chosen.sorted || Object.keys(sort).length === 0]).toEqual([
      summary,
      sorted || Object.keys(sort).length === 0,
    ]);
  });

  it('is a scan when an index would lead to much of the collection, unless it stops early', async () => {
    const books = await store.write(() => {
      const collection = store.ensure('shop', 'books');
      const definition = store.defineIndex(
        documentOf({ key: documentOf({ genre: 1, n: 1 }), name: 'genre' }),
        store.nextNumber(),
      );
      collection.buildIndex(definition);
      collection.indexes = [...collection.indexes, definition];
      for (let i = 0; i < 600; i++)
        collection.insert(documentOf({ _id: i, n: i, genre: i % 20 === 0 ? 'horror' : 'fiction' }));
      return collection;
    });
    const summary = (filter: Document, limited = false) =>
      plan(books, { filter, sort: parseSort(documentOf({ n: 1 })), limited }).summary;
    expect(summary(documentOf({ genre: 'horror' }))).toBe('IXSCAN genre');
    expect(summary(documentOf({ genre: 'fiction' }))).toBe('COLLSCAN');
    expect(summary(documentOf({ genre: 'fiction' }), true)).toBe('IXSCAN genre');
    expect(summary(documentOf({ _id: is('$gt', 5) }))).toBe('COLLSCAN');
  });

  it('reads only the documents it has to', () => {
    let visited = 0;
    plan(store.find('shop', 'orders') as never, {
      filter: documentOf({ uid: 'u1' }),
      sort: [],
    }).visit(() => {
      visited++;
      return true;
    });
    expect(visited).toBe(5);
  });

  it('reads only the elements between both ends of a range', async () => {
    const words = await store.write(() => {
      const collection = store.ensure('shop', 'words');
      const definition = store.defineIndex(
        documentOf({ key: documentOf({ words: 1 }), name: 'words' }),
        store.nextNumber(),
      );
      collection.buildIndex(definition);
      collection.indexes = [...collection.indexes, definition];
      for (let i = 0; i < 30; i++)
        collection.insert(documentOf({ _id: i, words: ['all', `w${i % 10}`, 'zebra'] }));
      return collection;
    });
    const read: unknown[] = [];
    const range = documentOf({ $gte: 'w3', $lt: 'w4' });
    plan(words, { filter: documentOf({ words: is('$elemMatch', range) }), sort: [] }).visit(
      ({ _id }) => {
        read.push(_id);
        return true;
      },
    );
    expect(read).toEqual([3, 13, 23]);
  });
});
