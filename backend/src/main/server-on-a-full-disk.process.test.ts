import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startEngine } from '@book-store/engine';
import { mongo } from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { canMount, mountDisk, unmountDisk } from '../testing/processes/small-disk.ts';
import { addressOf, useServers } from '../testing/processes/use-servers.ts';

const servers = useServers();

/** Fills the disk to the last block, as another program would. */
function fillDisk(directory: string): void {
  for (const bytes of [1024 * 1024, 64 * 1024, 4096]) {
    try {
      for (let n = 0; ; n += 1) {
        writeFileSync(path.join(directory, `other-${bytes}-${n}`), Buffer.alloc(bytes));
      }
    } catch {
      // No room for one more of this size.
    }
  }
}

/** Fills the database too, because it can still reuse its own free pages. */
async function fillDatabase(dataDir: string): Promise<void> {
  const { uri, joined } = await startEngine({ dataDir, inProcess: true });
  const client = await new mongo.MongoClient(uri).connect();
  const codes: unknown[] = [];
  for (const length of [30_000, 3000, 10]) {
    try {
      for (;;)
        await client
          .db()
          .collection('filling')
          .insertOne({ text: 'x'.repeat(length) });
    } catch (error) {
      codes.push((error as { code?: unknown }).code);
    }
  }
  await client.close();
  expect([joined, ...codes]).toEqual([true, 14_031, 14_031, 14_031]);
}

let disk = '';
afterEach(() => {
  if (disk) unmountDisk(disk);
});

it.skipIf(!canMount())(
  'a shop on a full disk still serves reads, rejects writes, reports it, and recovers by itself',
  async () => {
    disk = path.join(servers.dir(), 'disk');
    mkdirSync(disk);
    mountDisk(disk);
    const shop = servers.start({ DATA_DIR: path.join(disk, 'data') });
    await shop.opened;
    const health = async () => (await fetch(`${addressOf(shop)}/api/health`)).json();
    const subscribe = () =>
      fetch(`${addressOf(shop)}/api/newsletter`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'reader@example.com' }),
      });
    expect(await health()).toMatchObject({ status: 'ok', database: 'up' });

    const other = path.join(disk, 'other');
    mkdirSync(other);
    fillDisk(other);
    await fillDatabase(path.join(disk, 'data'));
    await expect
      .poll(health, { interval: 500 })
      .toMatchObject({ status: 'degraded', database: 'read-only' });
    const refused = await subscribe();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('nothing was changed'),
    });
    expect(await (await fetch(`${addressOf(shop)}/api/books/`)).json()).toHaveLength(23);

    rmSync(other, { recursive: true });
    await expect.poll(health, { interval: 500 }).toMatchObject({ status: 'ok', database: 'up' });
    expect((await subscribe()).status).toBe(200);
  },
);
