import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EngineChild, startChild } from './engine-child.ts';

let dataDir: string;
let engine: Promise<EngineChild>;
let proxy: Server;
let client: MongoClient;
/** Whether the engine is killed as soon as it has answered a commit, and the answer is lost with it. */
let losesCommit: boolean;

/** Forwards to whichever engine there is. */
async function startProxy(): Promise<Server> {
  const server = createServer(async (socket) => {
    const { uri } = await engine;
    const upstream = connect(decodeURIComponent(uri.split('/')[2] ?? ''));
    let isCommit = false;
    socket.on('data', (chunk) => {
      isCommit = losesCommit && chunk.includes('commitTransaction');
      upstream.write(chunk);
    });
    upstream.on('data', async (reply) => {
      if (!isCommit) {
        socket.write(reply);
        return;
      }
      losesCommit = false;
      const killed = engine;
      engine = killed.then((one) => one.kill()).then(() => startChild(dataDir));
      await engine;
      socket.destroy();
    });
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeEach(async () => {
  losesCommit = false;
  dataDir = mkdtempSync(join(tmpdir(), 'engine-lost-commit-'));
  engine = startChild(dataDir);
  proxy = await startProxy();
  const { port } = proxy.address() as AddressInfo;
  client = await new MongoClient(
    `mongodb://127.0.0.1:${port}/shop?directConnection=true&retryWrites=false`,
  ).connect();
});
afterEach(async () => {
  await client.close();
  proxy.close();
  await (await engine).kill();
  rmSync(dataDir, { recursive: true, force: true });
});

it('does once what was committed when the engine was killed before its answer', async () => {
  const counters = client.db().collection<{ _id: string; n: number }>('counters');
  await counters.insertOne({ _id: 'sold', n: 0 });
  for (let round = 1; round <= 5; round += 1) {
    losesCommit = true;
    await client.withSession((session) =>
      session.withTransaction(() =>
        counters.updateOne({ _id: 'sold' }, { $inc: { n: 1 } }, { session }),
      ),
    );
    expect(losesCommit).toBe(false);
    expect(await counters.findOne({ _id: 'sold' })).toMatchObject({ n: round });
  }
});
