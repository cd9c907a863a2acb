import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasIpv6 } from '../testing/processes/has-ipv6.ts';
import { type RunningServer, runServer } from '../testing/processes/run-server.ts';
import { addressOf, useServers } from '../testing/processes/use-servers.ts';
import { failureOfStart } from './startup/failure-of-start.fixtures.ts';

const servers = useServers();
const { start } = servers;
const dataDir = () => path.join(servers.dir(), 'data');

async function titlesOf(server: RunningServer): Promise<string[]> {
  const reply = await fetch(`${addressOf(server)}/api/books/`);
  return ((await reply.json()) as { title: string }[]).map((book) => book.title);
}

const LOOPBACK = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])];
/** On Linux, a server that listens on all addresses is reachable on all of 127.0.0.0/8. */
const ALSO_THIS_MACHINE = process.platform === 'linux' ? ['127.0.0.2'] : [];
const isReachable = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port })
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false))
      .on('connect', () => socket.destroy());
  });

/** Returns which of the machine's addresses reach a server. */
async function reachableOn(server: RunningServer): Promise<string[]> {
  const port = Number(new URL(addressOf(server)).port);
  const asked = ['127.0.0.1', '::1', '127.0.0.2'];
  const reached = await Promise.all(asked.map((address) => isReachable(address, port)));
  return asked.filter((_, index) => reached[index]);
}

describe('the server', () => {
  it('starts a shop with books, prints how to sign in, and exits cleanly', async () => {
    const first = start();
    await first.opened;
    const titles = await titlesOf(first);
    expect(titles).toHaveLength(23);
    expect(first.printed()).toMatch(/\/admin {2}\(user admin, password \S{16}\)/);
    expect(first.printed()).toContain(dataDir());
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start({ HOST: '0.0.0.0' });
    await second.opened;
    expect(await titlesOf(second)).toEqual(titles);
    expect(await reachableOn(second)).toEqual(['127.0.0.1', ...ALSO_THIS_MACHINE]);
    expect(second.printed()).toContain('other computers can reach it');
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it('starts after a crash during its first start, and removes the leftover files', async () => {
    const crashed = start({ FAULT: 'crash while secrets.json is written' });
    expect(await crashed.ended).toBe('SIGKILL');
    const drafts = () => readdirSync(dataDir()).filter((name) => name.endsWith('.tmp'));
    expect(drafts()).toHaveLength(1);
    const server = start();
    await server.opened;
    expect(drafts()).toEqual([]);
    expect(server.printed()).toMatch(/\(user admin, password \S{16}\)/);
  });

  it('says in one sentence why it cannot start', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain(`Port ${port} is already in use.`);
    expect(server.printed()).not.toMatch(/^\s+at /m);
    other.close();
  });
});

describe('with a shop that is running', () => {
  let dir: string;
  let shop: RunningServer;
  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'book-store-running-'));
    shop = runServer({ PORT: '0', DATA_DIR: dir });
    await shop.opened;
  });
  afterAll(async () => {
    shop.child.kill('SIGKILL');
    await shop.ended;
    rmSync(dir, { recursive: true });
  });

  it('listens on the loopback addresses only, and says so', async () => {
    expect(await reachableOn(shop)).toEqual(LOOPBACK);
    const said = 'only this computer can reach it; start it with HOST=0.0.0.0';
    expect(shop.printed()).toContain(said);
  });

  it('keeps its data and secrets from other users of the machine', () => {
    const mode = (file: string) => statSync(path.join(dir, file)).mode & 0o777;
    expect(mode('.')).toBe(0o700);
    expect(mode('secrets.json')).toBe(0o600);
  });

  it('starts no other shop on its folder, which does not disturb it', async () => {
    expect(await failureOfStart({ DATA_DIR: dir })).toContain('in use');
    expect(await titlesOf(shop)).toHaveLength(23);
  });
});
