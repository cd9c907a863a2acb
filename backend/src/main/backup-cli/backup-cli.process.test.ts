import path from 'node:path';
import { startEngine } from '@book-store/engine';
import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { runBackupCli } from '../../testing/processes/run-backup-cli.ts';
import { addressOf, useServers } from '../../testing/processes/use-servers.ts';

const servers = useServers();
const dataDir = () => path.join(servers.dir(), 'data');

/** Runs the command on the shop's data directory. Resolves to its exit code or the signal that killed it. */
const run = async (args: string[], env: Record<string, string> = {}): Promise<unknown> =>
  (await runBackupCli(args, { DATA_DIR: dataDir(), ...env })).ended;

async function look(): Promise<{ subscribers: number; restores: mongo.Document[] }> {
  const engine = await startEngine({ dataDir: dataDir(), inProcess: true });
  const client = new mongo.MongoClient(engine.uri);
  try {
    const db = client.db();
    expect(await db.collection('restoring').countDocuments()).toBe(0);
    return {
      subscribers: await db.collection('newsletter_subscribers').countDocuments(),
      restores: await db.collection('activity_log').find({ action: 'shop-restored' }).toArray(),
    };
  } finally {
    await client.close();
    await engine.stop();
  }
}

it('npm run restore, killed between two collections, is completed when the shop starts', async () => {
  const file = path.join(servers.dir(), 'shop.backup');
  const shop = servers.start();
  await shop.opened;
  expect(await run(['backup', file])).toBe(0);
  await fetch(`${addressOf(shop)}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com' }),
  });
  shop.child.kill('SIGTERM');
  await shop.ended;
  expect(await look()).toEqual({ subscribers: 1, restores: [] });

  const fault = { FAULT: 'crash while collections are exchanged' };
  expect(await run(['restore', file], fault)).toBe('SIGKILL');
  const next = servers.start();
  await next.opened;
  const books = await fetch(`${addressOf(next)}/api/books/`);
  expect(await books.json()).toHaveLength(23);
  next.child.kill('SIGTERM');
  await next.ended;
  expect(await look()).toMatchObject({
    subscribers: 0,
    restores: [{ subject: { name: 'shop.backup' }, by: { kind: 'command' } }],
  });
});
