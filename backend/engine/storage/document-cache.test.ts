import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '../bson/values.ts';
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
    const keys: string[] = [];
    b?.scan((_document, idKey) => keys.push(idKey) > 0);
    let next = 0;
    const seen = scanned('a', () => {
      expect(b?.get(keys[next++] as string)).toBeDefined();
    });
    expect(seen).toBe(COUNT);
  });
});
