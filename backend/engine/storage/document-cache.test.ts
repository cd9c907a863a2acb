import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '../bson/values.ts';
import { startEngine } from '../index.ts';
import { Store } from './store.ts';

const COUNT = 300;
/** Holds one of two collections whole, never both. */
const SMALL_BYTES = 30_000;
const LARGE_BYTES = 10_000_000;
const text = 'x'.repeat(50);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-cache-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['that holds one of two collections', SMALL_BYTES],
  ['that holds less than one collection', SMALL_BYTES / 10],
  ['that holds everything', LARGE_BYTES],
])('a scan with a cache %s', (_what, cacheBytes) => {
  let store: Store;
  beforeAll(async () => {
    store = new Store(join(folder, `scan-${cacheBytes}.mdb`), cacheBytes);
    await store.write(() => {
      for (const name of ['a', 'b'])
        for (let i = 0; i < COUNT; i++)
          store.ensure('shop', name).insert(documentOf({ _id: i, text }));
    });
  });
  afterAll(() => store.close());

  const scanned = (name: string, inner: (id: unknown) => void): number => {
    const ids = new Set<unknown>();
    store.find('shop', name)?.scan((document) => {
      ids.add(document._id);
      inner(document._id);
      return true;
    });
    return ids.size;
  };

  it('sees every document when each visit scans another collection', () => {
    for (const [outer, other] of ['ab', 'ba', 'aa', 'ab'].map((pair) => [...pair])) {
      // Loads the outer collection whole, if it fits.
      scanned(outer as string, () => {});
      const inner: number[] = [];
      const seen = scanned(outer as string, () => inner.push(scanned(other as string, () => {})));
      expect([seen, new Set(inner)]).toEqual([COUNT, new Set([COUNT])]);
    }
  });

  it('sees every document when each visit reads one of another collection', () => {
    scanned('a', () => {});
    const b = store.find('shop', 'b');
    const keys = [...(b?.idKeys(undefined, { start: '', end: '\xff\xff' }, false) ?? [])];
    let next = 0;
    const seen = scanned('a', () => {
      expect(b?.get(keys[next++] as string)).toBeDefined();
    });
    expect(seen).toBe(COUNT);
  });
});

describe('$lookup, which gives one document for each of the input', () => {
  it('finds the same with a cache too small for both collections as with a large one', async () => {
    const joined = await Promise.all(
      [SMALL_BYTES, SMALL_BYTES / 10, LARGE_BYTES].map(async (cacheBytes) => {
        const dataDir = join(folder, `lookup-${cacheBytes}`);
        const engine = await startEngine({ dataDir, inProcess: true, cacheBytes });
        const client = await new MongoClient(engine.uri).connect();
        const documents = (): Document[] =>
          Array.from({ length: COUNT }, (_, _id) => ({ _id, other: COUNT - 1 - _id, text }));
        for (const name of ['a', 'b']) await client.db().collection(name).insertMany(documents());
        const lookup = (localField: string, foreignField: string) =>
          client
            .db()
            .collection('a')
            .aggregate([
              { $lookup: { from: 'b', localField, foreignField, as: 'found' } },
              { $project: { found: '$found._id' } },
              { $sort: { _id: 1 } },
            ])
            .toArray();
        const results = [];
        for (let round = 0; round < 2; round++)
          results.push(await lookup('other', '_id'), await lookup('_id', 'other'));
        await client.close();
        await engine.stop();
        return results;
      }),
    );
    expect(joined[0]?.map((documents) => documents.length)).toEqual(Array(4).fill(COUNT));
    expect(joined[0]?.[0]?.[7]).toEqual({ _id: 7, found: [COUNT - 8] });
    expect(joined[0]).toEqual(joined[2]);
    expect(joined[1]).toEqual(joined[2]);
  });
});
