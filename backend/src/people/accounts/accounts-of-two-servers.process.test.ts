import path from 'node:path';
import { startEngine } from '@book-store/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../testing/processes/run-server.ts';
import { addressOf, useServers } from '../../testing/processes/use-servers.ts';
import { OTHER, PASSWORD } from './accounts.fixtures.ts';

const { start, dir } = useServers();
let engine: Awaited<ReturnType<typeof startEngine>>;

beforeEach(async () => {
  engine = await startEngine({ dataDir: path.join(dir(), 'engine') });
});
afterEach(() => engine.stop());

type Tokens = { idToken: string; refreshToken: string };

async function startServer(name: string): Promise<RunningServer> {
  const server = start({
    ...{ FIREBASE_PROJECT_ID: '', FIREBASE_API_KEY: '', FIREBASE_AUTH_DOMAIN: '' },
    ...{ MONGODB_URI: engine.uri, DATA_DIR: path.join(dir(), name) },
    JWT_SECRET: 'n8Xw3cVq7Rz2Kp5Lm9Tb4Yd6Hf1Js0Ga',
  });
  await server.opened;
  return server;
}

async function call(server: RunningServer, name: string, body: object): Promise<Tokens> {
  const reply = await fetch(`${addressOf(server)}/identitytoolkit.googleapis.com/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([name, reply.status]).toEqual([name, 200]);
  return (await reply.json()) as Tokens;
}

/** Returns what a server says to the ID token and the refresh token of a session. */
async function statuses(
  server: RunningServer,
  { idToken, refreshToken }: Tokens,
): Promise<number[]> {
  const headers = { Authorization: `Bearer ${idToken}` };
  const replies = await Promise.all([
    fetch(`${addressOf(server)}/api/account`, { headers }),
    fetch(`${addressOf(server)}/securetoken.googleapis.com/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    }),
  ]);
  return replies.map(({ status }) => status);
}

const RUNS = [200, 200];
const HAS_ENDED = [401, 400];

describe('two servers on one database', () => {
  it('have the same accounts and sessions, and what ends at one has ended at the other', async () => {
    const one = await startServer('one');
    const other = await startServer('other');
    const email = 'reader@example.com';
    const logIn = (server: RunningServer, password = PASSWORD) =>
      call(server, 'accounts:signInWithPassword', { email, password });
    const [first, second] = [
      await call(one, 'accounts:signUp', { email, password: PASSWORD }),
      await logIn(other),
    ];
    expect([await statuses(other, first), await statuses(one, second)]).toEqual([RUNS, RUNS]);

    await call(one, 'accounts:signOut', { refreshToken: first.refreshToken });
    expect([await statuses(other, first), await statuses(other, second)]).toEqual([
      HAS_ENDED,
      RUNS,
    ]);

    const third = await logIn(one);
    await call(other, 'accounts:update', { idToken: second.idToken, password: OTHER });
    expect(await statuses(one, third)).toEqual(HAS_ENDED);

    const [fourth, fifth] = [await logIn(one, OTHER), await logIn(other, OTHER)];
    await call(one, 'accounts:delete', { idToken: fourth.idToken });
    expect([await statuses(other, fourth), await statuses(other, fifth)]).toEqual([
      HAS_ENDED,
      HAS_ENDED,
    ]);
  }, 180_000);
});
