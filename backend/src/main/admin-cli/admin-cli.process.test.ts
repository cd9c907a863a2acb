import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { ActivityPage } from '@book-store/contract/reports/activity/activity.schemas';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { StockMovement } from '../../catalogue/stock/stock-movements.model.ts';
import { Account } from '../../people/accounts/accounts.model.ts';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { AdminAccount } from '../../people/admins/admins.model.ts';
import { withSecondFactor } from '../../people/second-factor/second-factor.builder.ts';
import { backendDir } from '../../platform/config/directories.ts';
import { type Database, openDatabase } from '../../platform/database/connect.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { programOf } from '../../testing/processes/built-program.ts';
import { type RunningServer, runServer } from '../../testing/processes/run-server.ts';
import { addressOf, useServers } from '../../testing/processes/use-servers.ts';
import { COMMANDS } from './commands.ts';

const PASSWORD = 'long enough password';
let dir: string;
let shop: RunningServer;
let database: Database;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'book-store-admins-'));
  shop = runServer({ PORT: '0', DATA_DIR: dir });
  await shop.opened;
  // The shop's own: other admins than those of a test are stored without the command.
  database = await openDatabase({ dataDir: dir, inProcess: true });
});
afterEach(() => AdminAccount.deleteMany({ username: { $ne: 'admin' } }));
afterAll(async () => {
  await database.close();
  shop.child.kill('SIGTERM');
  await shop.ended;
  rmSync(dir, { recursive: true });
});

const COMMAND = [process.execPath, ...programOf('main/admin-cli/admin-cli.ts')];

/** Starts the command on a terminal of its own (util-linux). */
const startOnTerminal = (args: string[], dataDir: string) =>
  start(['script', '-qec', [...COMMAND, ...args].join(' '), '/dev/null'], dataDir);
const hasTerminals = existsSync('/usr/bin/script');

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
  const { child, ended } = start([...COMMAND, ...args], dir);
  child.stdin.end(typed);
  return ended;
}

const postSignIn = (username: string, password: string, at = shop) =>
  fetch(`${addressOf(at)}/api/auth/admin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
const signIn = async (username: string, password: string, at = shop) =>
  (await postSignIn(username, password, at)).status;
async function sessionOf(username: string, password: string): Promise<string> {
  const { token } = (await (await postSignIn(username, password)).json()) as { token: string };
  return token;
}
const get = (to: string, token: string) =>
  fetch(`${addressOf(shop)}/api/admin/${to}`, { headers: { Authorization: `Bearer ${token}` } });

/** Returns the last entries of the activity log, the latest first. */
async function lastActivity(limit: number): Promise<ActivityPage['entries']> {
  await anAdmin({ username: 'Reader', password: PASSWORD });
  const reply = await get(`activity?limit=${limit}`, await sessionOf('Reader', PASSWORD));
  return ((await reply.json()) as ActivityPage).entries;
}

describe('npm run admin, while the shop is running', () => {
  it("exports the customers' accounts, for nobody else to read, and records it", async () => {
    const folder = path.join(dir, 'exported');
    expect(await admin(['export-accounts', folder])).toMatchObject({
      code: 0,
      printed: 'The shop has no accounts of its own.\n',
    });
    const day = new Date();
    const ada = { _id: 'ada', email: 'ada@example.com', emailVerified: true };
    await Account.create({ ...ada, createdAt: day, signedInAt: day });
    const { printed } = await admin(['export-accounts', folder]);
    expect(printed).toContain(`1 account is in ${folder}, with the hashes of their passwords.`);
    const file = path.join(folder, 'accounts-1.json');
    expect(JSON.parse(readFileSync(file, 'utf8')).users).toMatchObject([
      { email: 'ada@example.com' },
    ]);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await lastActivity(1)).toMatchObject([{ action: 'accounts-exported' }]);
    expect(await admin(['export-accounts', folder])).toMatchObject({
      code: 1,
      printed: expect.stringContaining('exists already'),
    });
  });

  it('tells the address of an admin what it has changed about them', async () => {
    await admin(['add', 'Hugo'], 'first password\n');
    await AdminAccount.updateOne({ username: 'Hugo' }, { $set: { email: 'hugo@example.com' } });
    await admin(['passwd', 'Hugo'], 'second password');
    await admin(['role', 'Hugo', 'staff']);
    await admin(['remove', 'Hugo']);
    // Each command is a process of its own, whose ids only tell the second.
    const mails = await Mail.find({ to: 'hugo@example.com' }).sort({ createdAt: 1 }).lean();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your password was changed',
      'Your role was changed',
      'Your access to our shop has ended',
    ]);
  });

  it("adds an admin, changes the password, lists, unlocks and removes, and records it with the machine's user", async () => {
    expect(await admin(['add', 'Anna B.'], 'first password\n')).toMatchObject({ code: 0 });
    expect(await signIn('anna b.', 'first password')).toBe(200);

    expect(await admin(['passwd', 'anna b.'], 'second password')).toMatchObject({ code: 0 });
    expect(await signIn('Anna B.', 'first password')).toBe(401);
    expect(await signIn('Anna B.', 'second password')).toBe(200);

    const listed = await admin(['list']);
    expect(listed.printed).toMatch(
      /^\d{4}-\d\d-\d\d {2}owner {2}admin\n\d{4}-\d\d-\d\d {2}owner {2}Anna B\.\n$/,
    );

    expect(await admin(['unlock', 'reader@example.com'])).toMatchObject({ code: 0 });
    expect(await admin(['remove', 'ANNA B.'])).toMatchObject({ code: 0 });
    expect(await signIn('Anna B.', 'second password')).toBe(401);
    expect((await admin(['remove', 'Anna B.'])).code).toBe(1);

    const entries = await lastActivity(4);
    expect(entries.map(({ action, subject }) => [action, subject.name])).toEqual([
      ['admin-removed', 'ANNA B.'],
      ['admin-unlocked', undefined],
      ['password-changed', 'anna b.'],
      ['admin-added', 'Anna B.'],
    ]);
    expect(entries[0]?.by).toEqual({ kind: 'command', name: userInfo().username });
  });

  it('adds staff, who have no access to settings until they are made an owner', async () => {
    expect(await admin(['add', 'Ida', 'staff'], PASSWORD)).toMatchObject({
      code: 0,
      printed: 'Ida is now staff.\n',
    });
    const settings = async () => (await get('shop/tax', await sessionOf('Ida', PASSWORD))).status;
    expect(await settings()).toBe(403);
    expect(await admin(['role', 'ida', 'boss'])).toMatchObject({ code: 2 });
    expect(await admin(['role', 'ida', 'owner'])).toMatchObject({ code: 0 });
    expect(await settings()).toBe(200);
    expect(await lastActivity(2)).toMatchObject([
      { action: 'admin-role-changed', fields: [{ field: 'role', from: 'staff', to: 'owner' }] },
      { action: 'admin-added', fields: [{ field: 'role', to: 'staff' }] },
    ]);
  });

  it('removes the second factor of an admin, who signs in with the password alone again', async () => {
    await anAdmin({ username: 'Jon', password: PASSWORD });
    expect(await admin(['reset-second-factor', 'jon'])).toMatchObject({
      code: 0,
      printed: 'jon has no second factor.\n',
    });
    await withSecondFactor('Jon');
    expect(await signIn('Jon', PASSWORD)).toBe(401);
    expect(await admin(['reset-second-factor', 'jon'])).toMatchObject({ code: 0 });
    expect(await signIn('Jon', PASSWORD)).toBe(200);
    expect(await lastActivity(1)).toMatchObject([{ action: 'second-factor-reset' }]);
    expect(await admin(['reset-second-factor', 'nobody'])).toMatchObject({ code: 1 });
  });

  it('takes the password from two equal lines, and none from two that differ', async () => {
    const twice = 'a heron on the pier\na heron on the pier\n';
    expect(await admin(['add', 'Gil'], twice)).toMatchObject({ code: 0 });
    expect(await signIn('Gil', 'a heron on the pier')).toBe(200);
    const differing = await admin(['passwd', 'Gil'], 'a heron on the pier\na hero on the pier\n');
    expect(differing).toEqual({ code: 1, printed: 'The passwords do not match.\n' });
    expect(await signIn('Gil', 'a heron on the pier')).toBe(200);
  });

  it.skipIf(!hasTerminals)(
    'does not show a password on a terminal, however soon it is typed',
    async () => {
      const { child, ended } = startOnTerminal(['add', 'Hal'], dir);
      child.stdout.on('data', (chunk) => {
        if (String(chunk).includes('New')) child.stdin.end('a heron on the pier\n'.repeat(2));
      });
      const { code, printed } = await ended;
      expect([code, printed]).toEqual([0, expect.stringContaining('Hal is now an owner')]);
      expect(printed).not.toContain('heron');
    },
  );

  it('ends the sessions of all admins at once, and lets them sign in again', async () => {
    const sessions: string[] = [];
    for (const username of ['Cora', 'Dan']) {
      sessions.push(
        await sessionOf((await anAdmin({ username, password: PASSWORD })).username, PASSWORD),
      );
    }
    const statuses = () =>
      Promise.all(sessions.map(async (token) => (await get('profile', token)).status));
    expect(await statuses()).toEqual([200, 200]);
    const { code, printed } = await admin(['sign-out-all']);
    expect([code, printed]).toEqual([0, 'All sessions have ended (3 admins).\n']);
    expect(await statuses()).toEqual([401, 401]);
    expect(await signIn('Cora', PASSWORD)).toBe(200);
    expect(await lastActivity(1)).toMatchObject([{ action: 'all-signed-out' }]);
  });

  it('forgets wrong passwords, which ends all delays', async () => {
    await anAdmin({ username: 'Eve', password: PASSWORD });
    for (const args of [['unlock', 'EVE'], ['unlock']]) {
      for (let at = 0; at < 5; at += 1) await signIn('Eve', 'wrong');
      expect(await signIn('Eve', PASSWORD)).toBe(429);
      expect(await admin(args)).toMatchObject({ code: 0 });
      expect(await signIn('Eve', PASSWORD)).toBe(200);
    }
  });

  it('compares the copies of the books with their stock log, and mends them when told to', async () => {
    expect(await admin(['check'])).toMatchObject({ code: 0 });
    const id = await aBook({ title: 'Emma', stock: 9 });
    expect(await admin(['check'])).toMatchObject({
      code: 1,
      printed: expect.stringContaining('Emma: 9 copies, 0 by its stock log\n'),
    });
    expect(await admin(['check', '--mend'])).toMatchObject({ code: 0 });
    expect((await Book.findById(id).lean())?.stock).toBe(0);
    expect(await admin(['check'])).toMatchObject({ code: 0 });
    const [entry] = await lastActivity(1);
    expect(entry).toMatchObject({ action: 'stock-changed', subject: { name: 'Emma' } });
    expect(await admin(['check', 'everything'])).toMatchObject({ code: 1 });
  });

  it('mends the other books where one cannot have as many copies as its log says', async () => {
    expect(await admin(['check'])).toMatchObject({ code: 0 });
    const ids = [
      await aBook({ title: 'Persuasion', stock: 2 }),
      await aBook({ title: 'Emma', stock: 9 }),
    ];
    await StockMovement.create({ book: ids[0], cause: 'counted', delta: -3, at: new Date() });
    const { code, printed } = await admin(['check', '--mend']);
    expect(code).toBe(1);
    expect(printed).toMatch(/^Persuasion: By its log the book has -3 copies, which cannot be/m);
    expect((await Book.findById(ids[1]).lean())?.stock).toBe(0);
    expect(await lastActivity(1)).toMatchObject([{ subject: { name: 'Emma' } }]);
    await Book.deleteMany({ _id: { $in: ids } });
  });

  it.each([[[]], [['add', 'Bert', 'a password']]])('prints its usage for %j', async (args) => {
    const { code, printed } = await admin(args);
    expect(code).toBe(2);
    expect(printed).toContain('npm run admin -- add NAME');
  });
});

describe('a command of npm run admin', () => {
  it.each([
    ['to remove the last admin', 'remove', 'admin', '', 'The last owner has to stay'],
    ['a taken name', 'add', 'ADMIN', PASSWORD, 'already an admin named ADMIN'],
    ['a short password', 'add', 'Bert', 'short', 'at least 12 characters'],
    ['a common password', 'add', 'Bert', 'Password1234!', 'easy to guess'],
  ])('rejects %s with a message', async (_what, command, name, typed, sentence) => {
    await expect(COMMANDS[command]?.run(name, typed)).rejects.toThrow(sentence);
  });
});

describe('npm run admin, while it waits for a password', () => {
  const servers = useServers();
  it.skipIf(!hasTerminals)('does not keep the shop from starting', async () => {
    const { child, ended } = startOnTerminal(['add', 'Anna'], path.join(servers.dir(), 'data'));
    await new Promise<void>((asked) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('New') && asked());
    });
    const opening = servers.start();
    await opening.opened;
    child.stdin.end(`${PASSWORD}\n`.repeat(2));
    expect(await ended).toMatchObject({ code: 0 });
    expect(await signIn('Anna', PASSWORD, opening)).toBe(200);
  });
});
