import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngine } from '@book-store/engine';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../platform/database/connect.ts';
import { explainFailure } from './start-failure.ts';

/** Serves a data folder with an engine that answers its first client only, as if it were busy afterwards. */
async function busyEngine(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'book-store-busy-'));
  const engine = await startEngine({ dataDir, inProcess: true });
  const socket = decodeURIComponent(new URL(engine.uri).host);
  const moved = `${socket}-moved`;
  renameSync(socket, moved);
  const clients: Socket[] = [];
  const busy = createServer((client) => {
    client.on('error', () => {});
    clients.push(client);
    if (clients.length === 1) client.pipe(dial(moved)).pipe(client);
  });
  await new Promise<void>((resolve) => busy.listen(socket, resolve));
  onTestFinished(async () => {
    for (const client of clients) client.destroy();
    await new Promise((resolve) => busy.close(resolve));
    renameSync(moved, socket);
    await engine.stop();
    rmSync(dataDir, { recursive: true });
  });
  return dataDir;
}

it('says that the shop on the data folder is busy, when its embedded database does not answer', async () => {
  const dataDir = await busyEngine();
  const failure = await openDatabase({ dataDir, inProcess: true }).then(
    () => undefined,
    (error) => explainFailure(error),
  );
  expect(failure).toContain('is busy');
  expect(failure).not.toContain('MONGODB_URI');
});

it('names a full disk instead of the database', () => {
  const error = Object.assign(new Error('no room'), { name: 'MongoServerError', code: 14_031 });
  expect(explainFailure(error)).toContain('disk is full');
});
