import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { Book } from '../../catalogue/books/books.model.ts';
import { readEnv } from '../../platform/config/env.ts';
import { FIREBASE_KEYS } from '../../testing/processes/run-server.ts';
import { openShop } from './open-shop.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'book-store-open-'));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

/** Lets the catalogue be read only once the returned function is called. */
function holdCatalogue(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const find = Book.find.bind(Book);
  vi.spyOn(Book, 'find').mockImplementation(((...given: Parameters<typeof find>) => {
    const query = find(...given);
    const isForIndex = (given[1] as { title?: 1 } | undefined)?.title === 1;
    if (!isForIndex) return query;
    const exec = query.exec.bind(query);
    query.exec = () => held.then(() => exec());
    return query;
  }) as never);
  return release;
}

it('opens while the catalogue is still being read, and lists wait until they can tell all of it', async () => {
  const release = holdCatalogue();
  const env = readEnv({ PORT: '0', ...FIREBASE_KEYS, DATA_DIR: dataDir });
  const shop = await openShop(env, pino({ level: 'silent' }));
  try {
    const [origin] = /http:\/\/localhost:\d+/.exec(shop.welcome) ?? [];
    const status = async (url: string) => (await fetch(`${origin}${url}`)).status;
    const known = await Book.findOne({});
    expect(await status(`/api/books/${known?._id}`)).toBe(200);
    expect([await status('/api/live'), await status('/api/ready')]).toEqual([200, 503]);

    const listing = fetch(`${origin}/api/books/cards?limit=1`);
    const isFirst = await Promise.race([listing.then(() => 'the list'), status('/api/shop')]);
    expect(isFirst).toBe(200);
    release();
    expect((await listing).headers.get('x-total-count')).toBe('23');
    await expect.poll(() => status('/api/ready')).toBe(200);
  } finally {
    release();
    await shop.close();
  }
});
