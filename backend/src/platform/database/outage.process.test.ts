import path from 'node:path';
import { startEngine } from '@book-store/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BreakableProxy, breakableProxy } from '../../testing/processes/breakable-proxy.ts';
import type { RunningServer } from '../../testing/processes/run-server.ts';
import { addressOf, useServers } from '../../testing/processes/use-servers.ts';

const servers = useServers();
let network: BreakableProxy;
let stopEngine: () => Promise<void>;

beforeEach(async () => {
  const dataDir = path.join(servers.dir(), 'elsewhere');
  const engine = await startEngine({ dataDir, inProcess: true, durable: false });
  stopEngine = engine.stop;
  network = await breakableProxy(decodeURIComponent(engine.uri.split('/')[2] ?? ''));
});
afterEach(async () => {
  await network.cut();
  await stopEngine();
});

/** Shorter than the driver's own timeouts, and far longer than the promised three seconds. */
const TIMEOUT_MS = 25_000;

function callsOf(server: RunningServer) {
  const call = (to: string, body?: object) =>
    fetch(`${addressOf(server)}/api${to}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  const read = () => call('/books/?limit=5');
  const write = () => call('/newsletter', { email: 'reader@example.com' });
  const all = () =>
    Promise.all([
      ...Array.from({ length: 10 }, () => [read(), write()]).flat(),
      call('/books/?q=the'),
      call('/books/64b7f8f8f8f8f8f8f8f8f8f8'),
      call('/auth/admin', { username: 'admin', password: 'wrong' }),
    ]);
  return { read, write, all, health: () => call('/health'), ready: () => call('/ready') };
}

const statusesOf = async (replies: Promise<Response[]>) =>
  new Set((await replies).map((reply) => reply.status));

describe('a database that becomes unreachable', () => {
  it.each(['cut', 'mute'] as const)(
    'makes reads and writes fail with 503, and the shop recovers by itself when it is back: %s',
    async (fail) => {
      const options = 'directConnection=true&retryWrites=false';
      const server = servers.start({
        MONGODB_URI: `mongodb://127.0.0.1:${network.port}/shop?${options}`,
      });
      await server.opened;
      const { read, write, all, health, ready } = callsOf(server);
      expect([(await read()).status, (await write()).status]).toEqual([200, 200]);

      const pending = statusesOf(all());
      await network[fail]();
      for (const status of await pending) expect([200, 401, 404, 503]).toContain(status);
      // Until the shop has noticed, a reply that it keeps is as good as ever.
      await expect.poll(() => statusesOf(all())).toEqual(new Set([503]));
      const refused = await all();
      expect(await statusesOf(Promise.resolve(refused))).toEqual(new Set([503]));
      for (const reply of refused) {
        expect(reply.headers.get('retry-after')).toBe('5');
        expect(await reply.json()).toMatchObject({ code: 'unavailable', status: 503 });
      }
      expect(await (await health()).json()).toMatchObject({ status: 'down', database: 'down' });
      expect((await ready()).status).toBe(503);

      await network.restore();
      await expect.poll(async () => (await write()).status).toBe(200);
      expect((await read()).status).toBe(200);
      expect([(await health()).status, (await ready()).status]).toEqual([200, 200]);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
  );
});
