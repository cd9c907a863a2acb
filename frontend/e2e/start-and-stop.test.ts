import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from './harness/free-port.ts';
import {
  type NpmStart,
  npmStart,
  pressCtrlC,
  processTreeOf,
  stillRunning,
  stopIfRunning,
} from './harness/npm-start.ts';

let dataDir: string;
let port: number;
const started: NpmStart[] = [];

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-start-'));
  port = await freePort();
});
test.afterEach(async () => {
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
const waitUntilUp = () =>
  expect(async () => expect(await health()).toMatchObject({ signIn: 'up' })).toPass({
    timeout: 240_000,
  });

test.describe('npm start', () => {
  test.skip(process.platform === 'win32', 'It reads processes with ps.');

  test('prints the URL, the admin credentials, the data directory and how to stop', async () => {
    const shop = start();
    await waitUntilUp();
    for (const text of [`http://localhost:${port}`, '/admin', dataDir, 'Ctrl-C']) {
      expect(shop.output()).toContain(text);
    }
    expect(shop.output()).toMatch(/user admin, password \S{12,}\)/);
    expect(shop.output()).not.toMatch(/warn.*(script|deprecated)/i);
  });

  test('stops all its processes on Ctrl-C', async () => {
    const shop = start();
    await waitUntilUp();
    const tree = processTreeOf(shop.pid);
    expect(tree.length).toBeGreaterThan(2);
    pressCtrlC(shop);
    await shop.ended;
    expect(await stillRunning(tree)).toEqual([]);
  });

  test('stops all its processes when only npm gets SIGTERM', async () => {
    const shop = start();
    await waitUntilUp();
    const tree = processTreeOf(shop.pid);
    process.kill(shop.pid, 'SIGTERM');
    await shop.ended;
    expect(await stillRunning(tree)).toEqual([]);
  });

  test('stops all its processes when npm is killed', async () => {
    const shop = start();
    await waitUntilUp();
    const tree = processTreeOf(shop.pid);
    process.kill(shop.pid, 'SIGKILL');
    await shop.ended;
    expect(await stillRunning(tree)).toEqual([]);
  });

  test('exits with one sentence if the port is in use', async () => {
    start();
    await waitUntilUp();
    const other = await mkdtemp(join(tmpdir(), 'shop-other-'));
    const second = start({ DATA_DIR: other });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is already in use.`);
    expect(second.output()).not.toMatch(/^\s+at /m);
    await rm(other, { recursive: true, force: true });
  });

  test('exits with one sentence if the data directory is in use, and harms neither shop', async () => {
    start();
    await waitUntilUp();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(dataDir);
    expect(second.output()).toMatch(/in use|already/);
    expect(second.output()).not.toMatch(/^\s+at /m);
    expect(await health()).toMatchObject({ status: 'ok' });
  });

  test('exits with one sentence if the data directory cannot be created', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const shop = start({ DATA_DIR: join(file, 'data') });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain('DATA_DIR');
    expect(shop.output()).not.toMatch(/^\s+at /m);
  });
});
