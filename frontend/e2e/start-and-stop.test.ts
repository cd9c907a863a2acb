import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerCustomer, signInCustomer } from './harness/accounts.ts';
import { freePort } from './harness/free-port.ts';
import {
  type NpmStart,
  npmStart,
  pressCtrlC,
  processTreeOf,
  stillRunning,
  stopIfRunning,
} from './harness/npm-start.ts';
import { startShop } from './harness/running-shop.ts';

let dataDir: string;
let port: number;
const started: NpmStart[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-start-'));
  port = await freePort();
});
afterEach(async () => {
  for (const shop of started.splice(0)) await stopIfRunning(shop);
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): NpmStart {
  const shop = npmStart({ PORT: String(port), DATA_DIR: dataDir, ...env });
  started.push(shop);
  return shop;
}
const health = () =>
  fetch(`http://localhost:${port}/api/health`).then(
    (reply) => reply.json() as Promise<{ status: string; signIn: string }>,
  );
const open = () =>
  vi.waitFor(async () => expect(await health()).toMatchObject({ signIn: 'up' }), {
    timeout: 60_000,
    interval: 200,
  });

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it('says where the shop is, how the admin signs in, where the data lie and how to stop', async () => {
    const shop = start();
    await open();
    for (const told of [`http://localhost:${port}`, '/admin', dataDir, 'Ctrl-C']) {
      expect(shop.output()).toContain(told);
    }
    expect(shop.output()).toMatch(/user admin, password \S{12,}\)/);
    expect(shop.output()).not.toMatch(/warn.*(script|deprecated)/i);
  });

  it('ends with every process it started on Ctrl-C', async () => {
    const shop = start();
    await open();
    const family = processTreeOf(shop.pid);
    expect(family.length).toBeGreaterThan(2);
    pressCtrlC(shop);
    await shop.ended;
    expect(await stillRunning(family)).toEqual([]);
  });

  it('ends with every process it started when npm alone gets SIGTERM', async () => {
    const shop = start();
    await open();
    const family = processTreeOf(shop.pid);
    process.kill(shop.pid, 'SIGTERM');
    await shop.ended;
    expect(await stillRunning(family)).toEqual([]);
  });

  it('ends with every process it started when npm is killed', async () => {
    const shop = start();
    await open();
    const family = processTreeOf(shop.pid);
    process.kill(shop.pid, 'SIGKILL');
    await shop.ended;
    expect(await stillRunning(family)).toEqual([]);
  });

  it('gives up with one sentence when the port is taken', async () => {
    start();
    await open();
    const other = await mkdtemp(join(tmpdir(), 'shop-other-'));
    const second = start({ DATA_DIR: other });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is already in use.`);
    expect(second.output()).not.toMatch(/^\s+at /m);
    await rm(other, { recursive: true, force: true });
  });

  it('gives up with one sentence on a data folder in use, and harms neither', async () => {
    start();
    await open();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(dataDir);
    expect(second.output()).toMatch(/in use|already/);
    expect(second.output()).not.toMatch(/^\s+at /m);
    expect(await health()).toMatchObject({ status: 'ok' });
  });

  it('gives up with one sentence when the data folder can not be made', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const shop = start({ DATA_DIR: join(file, 'data') });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain('DATA_DIR');
    expect(shop.output()).not.toMatch(/^\s+at /m);
  });
});

describe('a shop that is killed', () => {
  it('knows its customers when it starts again', async () => {
    const shop = await startShop();
    try {
      const account = await registerCustomer(shop.url);
      await shop.kill();
      await shop.resume();
      await expect(signInCustomer(shop.url, account)).resolves.toMatchObject({
        email: account.email,
      });
      const orders = await fetch(`${shop.url}/api/orders/email/${account.email}`, {
        headers: { authorization: `Bearer ${account.idToken}` },
      });
      expect([orders.status, await orders.json()]).toEqual([200, []]);
    } finally {
      await shop.remove();
    }
  });
});
