import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOrderBody } from '../orders/order/orders.builder.ts';
import { aPicture } from '../platform/pictures/pictures.builder.ts';
import { runBackupCli } from '../testing/processes/run-backup-cli.ts';
import type { RunningServer } from '../testing/processes/run-server.ts';
import { canMount, mountDisk, unmountDisk } from '../testing/processes/small-disk.ts';
import { addressOf, useServers } from '../testing/processes/use-servers.ts';
import { scheduledFile } from './backup-cli/backup-folder.ts';

const { dir, start } = useServers();

const OWN_ACCOUNTS = { FIREBASE_PROJECT_ID: '', FIREBASE_API_KEY: '', FIREBASE_AUTH_DOMAIN: '' };
const METRICS_TOKEN = 'Vb3kQz8mT1xWn5yRc7pLd2sHj9fGa4eU';
const OWNER = { username: 'owner', password: 'nine-lives-of-Oscar' };
const SHOP = {
  ADMIN_USERNAME: OWNER.username,
  ADMIN_PASSWORD: OWNER.password,
  METRICS_TOKEN,
  LOG_LEVEL: 'info',
};
const EMAIL = 'ada@example.com';
const ACCOUNT = { email: EMAIL, password: 'correct horse battery', returnSecureToken: true };
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

type Sent = { token?: string; body?: object; key?: string; picture?: Buffer };

async function call(server: RunningServer, to: string, { token, body, key, picture }: Sent = {}) {
  const sent = picture ? new Uint8Array(picture) : body && JSON.stringify(body);
  const reply = await fetch(addressOf(server) + to, {
    method: sent ? 'POST' : 'GET',
    headers: {
      ...(sent && { 'Content-Type': picture ? 'image/png' : 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(sent && { body: sent }),
  });
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
}
const json = async (server: RunningServer, to: string, sent: Sent = {}) => {
  const { status, bytes } = await call(server, to, sent);
  expect([200, 201, 202]).toContain(status);
  return JSON.parse(bytes.toString());
};

const ownerToken = async (server: RunningServer): Promise<string> =>
  (await json(server, '/api/auth/admin', { body: OWNER })).token;

/** Registers a customer, who orders a book, and uploads a picture. Returns the picture's name. */
async function fill(server: RunningServer): Promise<string> {
  const { idToken } = await json(server, `${ACCOUNTS}:signUp?key=any`, { body: ACCOUNT });
  const [book] = await json(server, '/api/books/?limit=1');
  const body = anOrderBody({
    email: EMAIL,
    productIds: [book._id],
    totalPrice: book.newPrice.toFixed(2),
  });
  await json(server, '/api/orders/', { token: idToken, body, key: 'the-only-order' });
  const token = await ownerToken(server);
  return (await json(server, '/api/admin/covers', { token, picture: await aPicture() })).fileName;
}

/** Returns what the customer and the owner see. */
async function look(server: RunningServer, picture: string) {
  const account = await json(server, `${ACCOUNTS}:signInWithPassword?key=any`, { body: ACCOUNT });
  const token = await ownerToken(server);
  const cover = await call(server, `/covers/120/${picture}`);
  const { entries } = await json(server, '/api/admin/activity', { token });
  return {
    account: account.localId,
    orders: await json(server, `/api/orders/email/${EMAIL}`, { token: account.idToken }),
    ordersOfShop: await json(server, '/api/admin/orders', { token }),
    books: await json(server, '/api/books/?limit=100'),
    cover: [cover.status, createHash('sha256').update(cover.bytes).digest('hex')],
    uploads: entries.filter(({ action }: { action: string }) => action === 'picture-uploaded'),
  };
}

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('Z.backup')) : [];

/** Waits for a backup by schedule that was begun after now. Returns its file. */
async function nextBackup(folder: string): Promise<string> {
  const earliest = path.basename(scheduledFile(folder, new Date(Date.now() + 1000)));
  const found = () =>
    readdirSync(folder).find((name) => name.endsWith('Z.backup') && name >= earliest);
  await expect.poll(found, { interval: 500 }).toBeDefined();
  return path.join(folder, found() ?? '');
}

describe('a backup by schedule', () => {
  it('opens in an empty folder as the shop that it was, with orders, pictures and accounts', async () => {
    const shop = start({ ...SHOP, ...OWN_ACCOUNTS, BACKUP_EVERY: '6s', BACKUP_KEEP: '50' });
    await shop.opened;
    const picture = await fill(shop);
    const folder = path.join(dir(), 'data', 'backups');
    const file = await nextBackup(folder);
    const before = await look(shop, picture);
    expect(before).toMatchObject({ orders: [{ email: EMAIL }], cover: [200, expect.any(String)] });
    expect(before.uploads).toHaveLength(1);
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(0);

    const DATA_DIR = path.join(dir(), 'elsewhere');
    const { ended, printed } = await runBackupCli(['restore', file], { DATA_DIR });
    expect([ended, printed]).toEqual([0, expect.stringContaining('documents restored')]);
    const restored = start({ ...SHOP, ...OWN_ACCOUNTS, DATA_DIR });
    await restored.opened;
    expect(await look(restored, picture)).toEqual(before);
  }, 240_000);

  it('is made without any setting, into the data folder', async () => {
    const shop = start({ ...SHOP, BACKUP_EVERY: '' });
    await shop.opened;
    const folder = path.join(dir(), 'data', 'backups');
    await expect.poll(() => namesIn(folder), { interval: 500 }).toHaveLength(1);
    await expect.poll(() => shop.printed()).toContain('backup-made');
  });

  it('that is switched off is made once when the owner asks twice', async () => {
    const shop = start({ ...SHOP, BACKUP_EVERY: 'off' });
    await shop.opened;
    const token = await ownerToken(shop);
    const ask = () => json(shop, '/api/admin/backups', { token, body: {} });
    const asked = await Promise.all([ask(), ask()]);
    expect(asked.map(({ making }) => making)).toEqual([true, true]);
    const state = () => json(shop, '/api/admin/backups', { token });
    await expect
      .poll(state, { interval: 500 })
      .toMatchObject({ making: false, backups: [{ bytes: expect.any(Number) }] });
    expect(namesIn(path.join(dir(), 'data', 'backups'))).toHaveLength(1);
  });

  it.skipIf(!canMount())('leaves older ones and the shop alone on a full disk', async () => {
    const disk = path.join(dir(), 'disk');
    mkdirSync(disk);
    mountDisk(disk);
    try {
      const older = path.basename(scheduledFile(disk, new Date('2026-01-01')));
      writeFileSync(path.join(disk, older), 'an older backup');
      const shop = start({
        ...SHOP,
        ...OWN_ACCOUNTS,
        BACKUP_EVERY: '1h',
        BACKUP_KEEP: '1',
        BACKUP_DIR: disk,
      });
      await shop.opened;
      const token = await ownerToken(shop);
      const failed = async () => (await json(shop, '/api/admin', { token })).backupFailed;
      await expect.poll(failed, { interval: 500 }).toBeDefined();
      expect(shop.printed()).toContain('The disk of the backups is full, or nearly.');
      expect(readdirSync(disk)).toEqual([older]);
      await fill(shop);
    } finally {
      unmountDisk(disk);
    }
  });

  it('that fails is in the log, in the metrics and on the dashboard', async () => {
    const BACKUP_DIR = path.join(dir(), 'a-file', 'backups');
    writeFileSync(path.join(dir(), 'a-file'), '');
    const shop = start({ ...SHOP, BACKUP_EVERY: '1h', BACKUP_DIR });
    await shop.opened;
    const logged = /"level":50[^\n]*"task":"backups"[^\n]*cannot be used \(ENOTDIR\)/;
    await expect.poll(() => logged.test(shop.printed())).toBe(true);
    const metrics = async () =>
      (await call(shop, '/api/metrics', { token: METRICS_TOKEN })).bytes.toString();
    await expect.poll(metrics).toMatch(/^shop_backup_failing 1$/m);
    const { backupFailed } = await json(shop, '/api/admin', { token: await ownerToken(shop) });
    expect(backupFailed).toEqual({ at: expect.any(String) });
  });
});
