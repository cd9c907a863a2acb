import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BSON } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentOf } from '../bson/values.ts';
import { type Engine, openEngine } from '../engine.ts';
import { serveConnection } from './connection.ts';

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engine-connection-'));
  engine = await openEngine({
    file: join(folder, 'data.mdb'),
    host: 'test',
    token: '',
    cacheBytes: 10_000_000,
    expiryIntervalMs: 60_000,
    cursorTimeoutMs: 60_000,
  });
  await engine.store.write(() =>
    engine.store
      .ensure('shop', 'large')
      .insert(documentOf({ _id: 1, text: 'x'.repeat(12_000_000) })),
  );
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

function find(): Buffer {
  const body = BSON.serialize({ find: 'large', $db: 'shop' });
  const message = Buffer.alloc(21 + body.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(2013, 12);
  message.set(body, 21);
  return message;
}

it('keeps no listener behind for a reply that the client reads slowly', async () => {
  const served: Socket[] = [];
  const server = createServer((socket) => {
    served.push(socket);
    serveConnection(socket, engine, 1);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  const listeners = () => served[0]?.listenerCount('close') ?? 0;
  let received = 0;
  client.on('data', (chunk) => {
    received += chunk.length;
  });
  const counts: number[] = [];
  for (let reply = 1; reply <= 10; reply++) {
    client.pause();
    client.write(find());
    // Reads only when the server has met the end of the buffers.
    await pause(5);
    client.resume();
    await expect.poll(() => received, { interval: 5 }).toBeGreaterThan(reply * 12_000_000);
    counts.push(listeners());
  }
  expect(new Set(counts)).toEqual(new Set([counts[0]]));
  expect(served[0]?.listenerCount('drain')).toBe(0);
  client.destroy();
  await new Promise((resolve) => server.close(resolve));
});
