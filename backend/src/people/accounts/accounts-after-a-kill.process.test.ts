import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../testing/processes/run-server.ts';
import { addressOf, useServers } from '../../testing/processes/use-servers.ts';
import { OTHER, PASSWORD } from './accounts.fixtures.ts';

const { start } = useServers();
const OWN_ACCOUNTS = { FIREBASE_PROJECT_ID: '', FIREBASE_API_KEY: '', FIREBASE_AUTH_DOMAIN: '' };
const CUSTOMERS = 8;

type Tokens = { idToken: string; refreshToken: string };

async function post(server: RunningServer, path: string, body: object) {
  const reply = await fetch(addressOf(server) + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Tokens };
}
const call = (server: RunningServer, name: string, body: object) =>
  post(server, `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=any`, body);

describe('a shop that is killed as soon as it has answered', () => {
  it('still has every account, password, session and deletion that it has answered for', async () => {
    const before = start(OWN_ACCOUNTS);
    await before.opened;
    const email = (at: number) => `reader-${at}@example.com`;
    const signedUp = await Promise.all(
      Array.from({ length: CUSTOMERS }, (_, at) =>
        call(before, 'signUp', { email: email(at), password: PASSWORD }),
      ),
    );
    const tokenOf = (at: number) => signedUp[at]?.body.idToken;
    const answers = await Promise.all([
      call(before, 'update', { idToken: tokenOf(0), password: OTHER }),
      call(before, 'delete', { idToken: tokenOf(1) }),
      call(before, 'signOut', { refreshToken: signedUp[2]?.body.refreshToken }),
    ]);
    before.child.kill('SIGKILL');
    await before.ended;
    expect([...signedUp, ...answers].map(({ status }) => status)).toEqual(
      Array(CUSTOMERS + answers.length).fill(200),
    );

    const after = start(OWN_ACCOUNTS);
    await after.opened;
    const logIn = async (at: number, password = PASSWORD) =>
      (await call(after, 'signInWithPassword', { email: email(at), password })).status;
    expect(await Promise.all([logIn(0, OTHER), logIn(0), logIn(1), logIn(2)])).toEqual([
      ...[200, 400, 400, 200],
    ]);
    for (let at = 2; at < CUSTOMERS; at += 1) {
      const refresh_token = signedUp[at]?.body.refreshToken;
      const { status } = await post(after, '/securetoken.googleapis.com/v1/token', {
        refresh_token,
      });
      expect([at, status]).toEqual([at, at === 2 ? 400 : 200]);
    }
  }, 180_000);
});
