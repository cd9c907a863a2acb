import { once } from 'node:events';
import { type Agent, type IncomingMessage, type RequestListener, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { hasIpv6 } from '../testing/has-ipv6.ts';
import { type ServeLimits, type Serving, serve } from './serve.ts';

/** Far beyond what a test takes, so that only the limit under test can end a connection. */
const NEVER = 300_000;
const PATIENT: ServeLimits = {
  headers: NEVER,
  request: NEVER,
  idle: NEVER,
  silence: NEVER,
  look: 20,
  connections: 5000,
  drain: NEVER,
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
  serving = await serve({ port: 0 }, () => app, { ...PATIENT, ...limits });
};

/** A client that keeps what it hears; `ended` resolves when the server hangs up. */
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

describe('a client that is too slow is cut off', () => {
  it.each([
    ['says nothing', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nX-Slow: a'],
  ])('when it %s', async (_what, words) => {
    await open({ headers: 50 });
    const client = await aClient(words);
    expect(await client.ended).toMatch(/^HTTP\/1.1 408 |^$/);
  });

  it('however steadily it sends headers', async () => {
    await open({ headers: 100 });
    const client = await aClient('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => client.socket.write('X-Slow: a\r\n'), 10);
    await client.ended;
    clearInterval(drip);
  });

  it('when its body never ends', async () => {
    await open({ headers: 50, request: 100 });
    const client = await aClient(headOfPost(1000));
    const drip = setInterval(() => client.socket.write('x'), 10);
    expect(await client.ended).toMatch(/^HTTP\/1.1 408 /);
    clearInterval(drip);
  });

  it('when it asks nothing more after an answer', async () => {
    await open({ idle: 50 });
    const client = await aClient(GET);
    expect(await client.ended).toMatch(/^HTTP\/1.1 200 /);
  });

  it('when it does not fetch its answer', async () => {
    const size = 64 * 1024 * 1024;
    let givenUp = () => {};
    const cut = new Promise<void>((resolve) => {
      givenUp = resolve;
    });
    await open({ silence: 100 }, (_req, res) => {
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

  it('leave the shop open to others, and are cut off', async () => {
    await open({ headers: 500 });
    const idle = [];
    // More at once than the system's queue takes would wait for a second try of the system.
    while (idle.length < MANY) {
      idle.push(...(await Promise.all(Array.from({ length: 100 }, () => aClient()))));
    }
    expect((await get()).statusCode).toBe(200);
    await Promise.all(idle.map((client) => client.ended));
    expect((await get()).statusCode).toBe(200);
  });

  it('make room for new ones when there are too many', async () => {
    await open({ connections: 20 });
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

describe('the end of serving', () => {
  const stoppable = () => {
    const { stop } = serving;
    serving = { ...serving, stop: async () => {} };
    return stop;
  };

  it('is told to every caller while the notice lasts, and none is refused', async () => {
    let isStopping = () => false;
    serving = await serve(
      { port: 0 },
      (asked) => {
        isStopping = asked;
        return echo;
      },
      PATIENT,
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

  it.runIf(hasIpv6)('comes for every address that was listened on', async () => {
    serving = await serve({ port: 0, host: 'localhost' }, () => echo, PATIENT);
    const { port } = serving;
    const ask = (host: string) => fetch(`http://${host}:${port}`).then((reply) => reply.status);
    expect([await ask('127.0.0.1'), await ask('[::1]')]).toEqual([200, 200]);
    await stoppable()(0);
    await expect(ask('127.0.0.1')).rejects.toThrow();
    await expect(ask('[::1]')).rejects.toThrow();
  });

  it('waits for an answer that is under way', async () => {
    await open({});
    const client = await aClient(`${headOfPost(4)}la`);
    await get();
    const ended = stoppable()(0);
    await expect.poll(() => get().catch((error: Error) => error.message)).toContain('REFUSED');
    client.socket.write('te');
    expect(await client.ended).toMatch(/late$/);
    await ended;
  });

  it('does not wait for connections that say nothing, nor for ever for the others', async () => {
    await open({ drain: 100 });
    const clients = [await aClient(), await aClient(GET), await aClient(headOfPost(4))];
    await stoppable()(0);
    await Promise.all(clients.map((client) => client.ended));
  });
});
