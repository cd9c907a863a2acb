import { once } from 'node:events';
import { type Agent, type IncomingMessage, type RequestListener, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { hasIpv6 } from '../../testing/processes/has-ipv6.ts';
import { type ServeLimits, type Serving, serve } from './serve.ts';

/** Longer than any test, so that only the limit under test can end a connection. */
const NEVER_MS = 300_000;
const NO_TIMEOUTS: ServeLimits = {
  headersTimeoutMs: NEVER_MS,
  requestTimeoutMs: NEVER_MS,
  keepAliveTimeoutMs: NEVER_MS,
  socketTimeoutMs: NEVER_MS,
  checkIntervalMs: 20,
  maxConnections: 5000,
  closeTimeoutMs: NEVER_MS,
};

let serving: Serving;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await serving.stop(0);
});

const echo: RequestListener = async (req, res) => {
  res.end(await text(req).catch(() => ''));
};
const open = async (limits: Partial<ServeLimits>, app: RequestListener = echo) => {
  serving = await serve({ port: 0 }, () => app, { ...NO_TIMEOUTS, ...limits });
};

/** A client that records what it receives; `ended` resolves when the server closes the connection. */
async function aClient(words = '') {
  const socket = connect(serving.port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  const ended = once(socket, 'close').then(() => heard);
  await once(socket, 'connect');
  if (words) socket.write(words);
  return { socket, ended, heard: () => heard };
}
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const headOfPost = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
const get = async (agent?: Agent): Promise<IncomingMessage> => {
  const asked = request({ port: serving.port, host: '127.0.0.1', agent }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  await text(reply);
  return reply;
};

describe('a client that is too slow is disconnected', () => {
  it.each([
    ['sends nothing', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nX-Slow: a'],
  ])('when it %s', async (_what, words) => {
    await open({ headersTimeoutMs: 50 });
    const client = await aClient(words);
    expect(await client.ended).toMatch(/^HTTP\/1.1 408 |^$/);
  });

  it('however steadily it sends headers', async () => {
    await open({ headersTimeoutMs: 100 });
    const client = await aClient('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => client.socket.write('X-Slow: a\r\n'), 10);
    expect(await client.ended).toMatch(/^HTTP\/1.1 408 |^$/);
    clearInterval(drip);
  });

  it('when its body never ends', async () => {
    await open({ headersTimeoutMs: 50, requestTimeoutMs: 100 });
    const client = await aClient(headOfPost(1000));
    const drip = setInterval(() => client.socket.write('x'), 10);
    expect(await client.ended).toMatch(/^HTTP\/1.1 408 /);
    clearInterval(drip);
  });

  it('when it stays idle after a response', async () => {
    await open({ keepAliveTimeoutMs: 50 });
    const client = await aClient(GET);
    expect(await client.ended).toMatch(/^HTTP\/1.1 200 /);
  });

  it('when it does not read its response', async () => {
    const size = 64 * 1024 * 1024;
    let givenUp = () => {};
    const cut = new Promise<void>((resolve) => {
      givenUp = resolve;
    });
    await open({ socketTimeoutMs: 100 }, (_req, res) => {
      res.on('close', givenUp).end(Buffer.alloc(size));
    });
    const client = await aClient(GET);
    client.socket.pause();
    await cut;
    client.socket.resume();
    expect((await client.ended).length).toBeLessThan(size);
  });
});

describe('thousands of idle connections', () => {
  const MANY = 2000;

  it('do not block other clients, and are disconnected', async () => {
    await open({ headersTimeoutMs: 500 });
    const idle = [];
    // More at once than the listen backlog would wait for a TCP retransmission.
    while (idle.length < MANY) {
      idle.push(...(await Promise.all(Array.from({ length: 100 }, () => aClient()))));
    }
    expect((await get()).statusCode).toBe(200);
    await Promise.all(idle.map((client) => client.ended));
    expect((await get()).statusCode).toBe(200);
  });

  it('make room for new ones when there are too many', async () => {
    await open({ maxConnections: 20 });
    const idle = await Promise.all(Array.from({ length: 20 }, () => aClient(GET)));
    await expect.poll(() => idle.every((client) => client.heard().includes(' 200 '))).toBe(true);
    await expect
      .poll(() =>
        get().then(
          (reply) => reply.statusCode,
          () => 'refused',
        ),
      )
      .toBe(200);
  });
});

describe('shutdown', () => {
  const stoppable = () => {
    const { stop } = serving;
    serving = { ...serving, stop: async () => {} };
    return stop;
  };

  it('tells every client during the drain delay, and rejects none', async () => {
    let isStopping = () => false;
    serving = await serve(
      { port: 0 },
      (asked) => {
        isStopping = asked;
        return echo;
      },
      NO_TIMEOUTS,
    );
    expect((await get()).headers.connection).toBe('keep-alive');
    const ended = stoppable()(200);
    const reply = await get();
    expect([isStopping(), reply.statusCode, reply.headers.connection]).toEqual([
      true,
      200,
      'close',
    ]);
    await ended;
    await expect(get()).rejects.toThrow('ECONNREFUSED');
  });

  it.runIf(hasIpv6)('closes every address', async () => {
    serving = await serve({ port: 0, host: 'localhost' }, () => echo, NO_TIMEOUTS);
    const { port } = serving;
    const ask = (host: string) => fetch(`http://${host}:${port}`).then((reply) => reply.status);
    expect([await ask('127.0.0.1'), await ask('[::1]')]).toEqual([200, 200]);
    await stoppable()(0);
    await expect(ask('127.0.0.1')).rejects.toThrow();
    await expect(ask('[::1]')).rejects.toThrow();
  });

  it('waits for a pending response', async () => {
    await open({});
    const client = await aClient(`${headOfPost(4)}la`);
    await get();
    const ended = stoppable()(0);
    await expect.poll(() => get().catch((error: Error) => error.message)).toContain('REFUSED');
    client.socket.write('te');
    expect(await client.ended).toMatch(/late$/);
    await ended;
  });

  it('does not wait for silent connections, nor forever for the others', async () => {
    await open({ closeTimeoutMs: 100 });
    const clients = [await aClient(), await aClient(GET), await aClient(headOfPost(4))];
    await stoppable()(0);
    await Promise.all(clients.map((client) => client.ended));
  });
});
