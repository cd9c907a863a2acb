import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ActivityPage } from '@book-store/contract/schemas/activity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendDir } from '../config/directories.ts';
import { programOf } from '../testing/built-program.ts';
import { type RunningServer, runServer } from '../testing/run-server.ts';
import { addressOf, useServers } from '../testing/use-servers.ts';

const TIMEOUT_MS = 60_000;
let dir: string;
let shop: RunningServer;
let origin: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'book-store-admins-'));
  shop = runServer({ PORT: '0', DATA_DIR: dir });
  await shop.opened;
  origin = /http:\/\/localhost:\d+/.exec(shop.printed())?.[0] ?? '';
}, TIMEOUT_MS);
afterAll(async () => {
  shop.child.kill('SIGTERM');
  await shop.ended;
  rmSync(dir, { recursive: true });
}, TIMEOUT_MS);

const COMMAND = [process.execPath, ...programOf('admin-cli/admin-cli.ts')];

/** Starts the command, which waits for piped input. */
const startAdmin = (args: string[], dataDir: string) => start([...COMMAND, ...args], dataDir);

/** Starts the command on a terminal of its own (util-linux). */
const startOnTerminal = (args: string[]) =>
  start(['script', '-qec', [...COMMAND, ...args].join(' '), '/dev/null'], dir);

function start([program = '', ...args]: string[], dataDir: string) {
  const child = spawn(program, args, {
    cwd: backendDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const ended = new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, printed }));
  });
  return { child, ended: ended as Promise<{ code: number | null; printed: string }> };
}

/** Runs the command beside the running shop with `typed` as its input. */
function admin(args: string[], typed = '') {
  const { child, ended } = startAdmin(args, dir);
  child.stdin.end(typed);
  return ended;
}

const postSignIn = (username: string, password: string) =>
  fetch(`${origin}/api/auth/admin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
const signIn = async (username: string, password: string) =>
  (await postSignIn(username, password)).status;
async function sessionOf(username: string, password: string): Promise<string> {
  const { token } = (await (await postSignIn(username, password)).json()) as { token: string };
  return token;
}
async function profileStatus(token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/api/admin/profile`, { headers })).status;
}

describe('npm run admin, while the shop is running', () => {
  it(
    'adds an admin, changes the password, lists and removes',
    async () => {
      expect(await admin(['add', 'Anna B.'], 'first password\n')).toMatchObject({ code: 0 });
      expect(await signIn('anna b.', 'first password')).toBe(200);

      expect(await admin(['passwd', 'anna b.'], 'second password')).toMatchObject({ code: 0 });
      expect(await signIn('Anna B.', 'first password')).toBe(401);
      expect(await signIn('Anna B.', 'second password')).toBe(200);

      const listed = await admin(['list']);
      expect(listed.printed).toMatch(/^\d{4}-\d\d-\d\d {2}admin\n\d{4}-\d\d-\d\d {2}Anna B\.\n$/);

      expect(await admin(['remove', 'ANNA B.'])).toMatchObject({ code: 0 });
      expect(await signIn('Anna B.', 'second password')).toBe(401);
    },
    TIMEOUT_MS,
  );

  it(
    'takes the password from two equal lines, and none from two that differ',
    async () => {
      const twice = 'a heron on the pier\na heron on the pier\n';
      expect(await admin(['add', 'Gil'], twice)).toMatchObject({ code: 0 });
      expect(await signIn('Gil', 'a heron on the pier')).toBe(200);
      const differing = await admin(['passwd', 'Gil'], 'a heron on the pier\na hero on the pier\n');
      expect(differing).toEqual({ code: 1, printed: 'The passwords do not match.\n' });
      expect(await signIn('Gil', 'a heron on the pier')).toBe(200);
      await admin(['remove', 'Gil']);
    },
    TIMEOUT_MS,
  );

  it.skipIf(!existsSync('/usr/bin/script'))(
    'does not show a password on a terminal, however soon it is typed',
    async () => {
      const { child, ended } = startOnTerminal(['add', 'Hal']);
      child.stdout.on('data', (chunk) => {
        if (String(chunk).includes('New')) child.stdin.end('a heron on the pier\n'.repeat(2));
      });
      const { code, printed } = await ended;
      expect([code, printed]).toEqual([0, expect.stringContaining('Hal is now an admin')]);
      expect(printed).not.toContain('heron');
      await admin(['remove', 'Hal']);
    },
    TIMEOUT_MS,
  );

  it(
    'ends the sessions of all admins at once, and lets them sign in again',
    async () => {
      const sessions: string[] = [];
      for (const name of ['Cora', 'Dan']) {
        await admin(['add', name], 'long enough password');
        sessions.push(await sessionOf(name, 'long enough password'));
      }
      const statuses = () => Promise.all(sessions.map(profileStatus));
      expect(await statuses()).toEqual([200, 200]);
      const { code, printed } = await admin(['sign-out-all']);
      expect([code, printed]).toEqual([0, 'All sessions have ended (3 admins).\n']);
      expect(await statuses()).toEqual([401, 401]);
      expect(await signIn('Cora', 'long enough password')).toBe(200);
      for (const name of ['Cora', 'Dan']) await admin(['remove', name]);
    },
    TIMEOUT_MS,
  );

  it(
    "records every change in the audit log, with the machine's user",
    async () => {
      const password = 'long enough password';
      await admin(['add', 'Eve'], password);
      const as = { headers: { Authorization: `Bearer ${await sessionOf('Eve', password)}` } };
      const calls = [
        ['add', 'Fay'],
        ['passwd', 'Fay'],
        ['unlock', 'reader@example.com'],
        ['list'],
        ['remove', 'Fay'],
      ];
      for (const args of calls) expect(await admin(args, password)).toMatchObject({ code: 0 });
      expect((await admin(['remove', 'Fay'])).code).toBe(1);
      const reply = await fetch(`${origin}/api/admin/activity?limit=5`, as);
      const { entries } = (await reply.json()) as ActivityPage;
      expect(entries.map(({ action, subject }) => [action, subject.name])).toEqual([
        ['admin-removed', 'Fay'],
        ['admin-unlocked', undefined],
        ['password-changed', 'Fay'],
        ['admin-added', 'Fay'],
        ['admin-added', 'Eve'],
      ]);
      expect(entries[0]?.by).toEqual({ kind: 'command', name: userInfo().username });
      await admin(['sign-out-all']);
      const again = { headers: { Authorization: `Bearer ${await sessionOf('Eve', password)}` } };
      const last = await fetch(`${origin}/api/admin/activity?limit=1`, again);
      expect(await last.json()).toMatchObject({ entries: [{ action: 'all-signed-out' }] });
      await admin(['remove', 'Eve']);
    },
    TIMEOUT_MS,
  );

  it(
    'forgets wrong passwords, which ends all delays',
    async () => {
      await admin(['add', 'Eve'], 'long enough password');
      for (const args of [['unlock', 'EVE'], ['unlock']]) {
        for (let at = 0; at < 5; at += 1) await signIn('Eve', 'wrong');
        expect(await signIn('Eve', 'long enough password')).toBe(429);
        expect(await admin(args)).toMatchObject({ code: 0 });
        expect(await signIn('Eve', 'long enough password')).toBe(200);
      }
      await admin(['remove', 'Eve']);
    },
    TIMEOUT_MS,
  );

  it.each([
    ['to remove the last admin', ['remove', 'admin'], '', 'The last admin cannot be removed'],
    ['a taken name', ['add', 'ADMIN'], 'long enough password', 'already an admin named ADMIN'],
    ['a short password', ['add', 'Bert'], 'short', 'at least 12 characters'],
    ['a common password', ['add', 'Bert'], 'Password1234!', 'easy to guess'],
  ])(
    'rejects %s with a message',
    async (_what, args, typed, sentence) => {
      const { code, printed } = await admin(args, typed);
      expect(code).toBe(1);
      expect(printed).toContain(sentence);
      expect(printed).not.toMatch(/^\s+at /m);
    },
    TIMEOUT_MS,
  );

  it.each([[[]], [['add', 'Bert', 'a password']]])(
    'prints its usage for %j',
    async (args) => {
      const { code, printed } = await admin(args);
      expect(code).toBe(2);
      expect(printed).toContain('npm run admin -- add NAME');
    },
    TIMEOUT_MS,
  );
});

describe('npm run admin, while it waits for a password', () => {
  const servers = useServers();
  it(
    'does not keep the shop from starting',
    async () => {
      const data = path.join(servers.dir(), 'data');
      const { child, ended } = startAdmin(['add', 'Anna'], data);
      child.stdin.write('long enough ');
      // The directory is created before the prompt; then the command has time to open the database.
      await expect.poll(() => existsSync(data), { timeout: TIMEOUT_MS }).toBe(true);
      await wait(2000);
      const opening = servers.start();
      await opening.opened;
      child.stdin.end('password');
      expect(await ended).toMatchObject({ code: 0 });
      const reply = await fetch(`${addressOf(opening)}/api/auth/admin`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'Anna', password: 'long enough password' }),
      });
      expect(reply.status).toBe(200);
    },
    TIMEOUT_MS,
  );
});
