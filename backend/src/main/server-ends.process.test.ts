import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../testing/processes/run-server.ts';
import { addressOf, useServers } from '../testing/processes/use-servers.ts';

const { start } = useServers();
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  JWT_SECRET: 'bnVj6tW0hQ2xZr8LpYd4sKfA9mEoTi3c',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'nine-lives-of-Oscar',
  LOG_LEVEL: 'error',
};

/** Sends the first half of a newsletter sign-up; `finish` sends the rest. */
async function halfARequest(server: RunningServer) {
  const body = JSON.stringify({ email: 'late@example.com' });
  const socket = connect(Number(new URL(addressOf(server)).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const head = `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.write(`POST /api/newsletter HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 5)}`);
  await once(socket, 'ready');
  // The server handles this request later, so it has read the first half by then.
  await fetch(`${addressOf(server)}/api/config`);
  return { finish: () => socket.write(body.slice(5)), answer: () => answer };
}

/** Unlike `fetch`, it does not send a request again whose connection was reset. */
const ask = (path: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const request = get(path, { agent }, (reply) => reply.resume().once('end', () => resolve()));
    request.once('error', () => reject({ isKept: request.reusedSocket }));
  });

const untilClosed = (server: RunningServer) =>
  expect.poll(() => fetch(`${addressOf(server)}/api/config`).catch(() => 'closed')).toBe('closed');

describe('a server that is told to stop', () => {
  it('serves every request until load balancers have noticed', async () => {
    const server = start(PRODUCTION);
    await server.opened;
    const statuses: number[] = [];
    let told = '';
    const client = async () => {
      while (!told) {
        const reply = await fetch(`${addressOf(server)}/api/books/?limit=5`);
        await reply.arrayBuffer();
        statuses.push(reply.status);
      }
    };
    const clients = Array.from({ length: 20 }, client);
    await expect.poll(() => statuses.length).toBeGreaterThan(40);

    server.child.kill('SIGTERM');
    while (!told) {
      const ready = await fetch(`${addressOf(server)}/api/ready`);
      const { detail } = (await ready.json()) as { detail: string };
      if (ready.status === 503) told = detail;
      await wait(20);
    }
    const health = await fetch(`${addressOf(server)}/api/health`);
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'stopping' }]);
    await Promise.all(clients);
    expect(told).toBe('This server is shutting down.');
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await server.ended).toBe(0);
  });

  it('resets no connection that somebody keeps and uses, in development', async () => {
    const server = start();
    await server.opened;
    const agent = new Agent({ keepAlive: true });
    const path = `${addressOf(server)}/api/live`;
    let [resets, replies] = [0, 0];
    const client = async () => {
      for (let isOpen = true; isOpen; )
        await ask(path, agent).then(
          () => {
            replies += 1;
          },
          ({ isKept }: { isKept: boolean }) => {
            isOpen = false;
            if (isKept) resets += 1;
          },
        );
    };
    const clients = Array.from({ length: 20 }, client);
    await expect.poll(() => replies).toBeGreaterThan(40);
    server.child.kill('SIGTERM');
    await Promise.all(clients);
    expect(resets).toBe(0);
    expect(await server.ended).toBe(0);
  });

  it('finishes a pending request, and exits even if another never completes', async () => {
    const server = start();
    await server.opened;
    const request = await halfARequest(server);
    await halfARequest(server);
    server.child.kill('SIGTERM');
    await untilClosed(server);
    request.finish();
    await expect.poll(request.answer).toMatch(/^HTTP\/1.1 200 /);
    expect(await server.ended).toBe(0);
  });
});

describe('a server that crashes', () => {
  it.each([
    ['unhandled rejection', 'an injected fault'],
    ['death of the database', 'The database thread ended'],
  ])('logs the cause and exits: %s', async (FAULT, cause) => {
    const server = start({ FAULT });
    await server.opened;
    const { port } = new URL(addressOf(server));
    server.child.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    expect(server.printed()).toMatch(/"msg":"uncaught error, stopping"/);
    expect(server.printed()).toContain(cause);
    await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
  });

  it('finishes pending requests first, accepts no new ones, and logs the cause', async () => {
    const server = start({ FAULT: 'uncaught error' });
    await server.opened;
    const request = await halfARequest(server);
    server.child.kill('SIGUSR2');
    await untilClosed(server);
    request.finish();
    expect(await server.ended).toBe(1);
    expect(request.answer()).toMatch(/^HTTP\/1.1 200 /);
    expect(server.printed()).toMatch(/"msg":"uncaught error, stopping"/);
    expect(server.printed()).toContain('an injected fault');
  });
});
