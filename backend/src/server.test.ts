import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasIpv6 } from './testing/has-ipv6.ts';
import type { RunningServer } from './testing/run-server.ts';
import { addressOf, useServers } from './testing/use-servers.ts';

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

    const second = start();
    await second.opened;
    expect(await titlesOf(second)).toEqual(titles);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  }, 60_000);

  it.each([
    [{}, LOOPBACK, 'only this computer can reach it; start it with HOST=0.0.0.0'],
    [{ HOST: '0.0.0.0' }, ['127.0.0.1', ...ALSO_THIS_MACHINE], 'other computers can reach it'],
  ])(
    'with %o listens on %j, and says so',
    async (settings, addresses, said) => {
      const server = start(settings);
      await server.opened;
      const port = Number(new URL(addressOf(server)).port);
      const asked = ['127.0.0.1', '::1', '127.0.0.2'];
      const reached = await Promise.all(asked.map((address) => isReachable(address, port)));
      expect(asked.filter((_, index) => reached[index])).toEqual(addresses);
      expect(server.printed()).toContain(said);
    },
    60_000,
  );

  it('keeps its data and secrets from other users of the machine', async () => {
    const server = start();
    await server.opened;
    const mode = (file: string) => statSync(path.join(dataDir(), file)).mode & 0o777;
    expect(mode('.')).toBe(0o700);
    expect(mode('secrets.json')).toBe(0o600);
  }, 60_000);

  it('starts after a crash during its first start, and removes the leftover files', async () => {
    const crashed = start({ FAULT: 'crash while secrets.json is written' });
    expect(await crashed.ended).toBe('SIGKILL');
    const drafts = () => readdirSync(dataDir()).filter((name) => name.endsWith('.tmp'));
    expect(drafts()).toHaveLength(1);
    const server = start();
    await server.opened;
    expect(drafts()).toEqual([]);
    expect(server.printed()).toMatch(/\(user admin, password \S{16}\)/);
  }, 60_000);
});

describe('a start that cannot succeed', () => {
  const failure = async (server: RunningServer) => {
    expect(await server.ended).toBe(1);
    expect(server.printed()).not.toMatch(/^\s+at /m);
    return server.printed();
  };

  it('says that the port is taken', async () => {
    const other: Server = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const printed = await failure(start({ PORT: String(port) }));
    expect(printed).toContain(`Port ${port} is already in use.`);
    other.close();
  }, 60_000);

  it('says that HOST is not an address of this machine', async () => {
    const printed = await failure(start({ HOST: '192.0.2.1' }));
    expect(printed).toContain('HOST: 192.0.2.1 is not an address of this machine');
  }, 60_000);

  it('says that the data folder is not writable', async () => {
    const file = path.join(servers.dir(), 'a-file');
    writeFileSync(file, '');
    const printed = await failure(start({ DATA_DIR: path.join(file, 'data') }));
    expect(printed).toContain('cannot be written');
  }, 60_000);

  it('names the secrets file that is empty, and what to do', async () => {
    mkdirSync(dataDir());
    writeFileSync(path.join(dataDir(), 'secrets.json'), '');
    const printed = await failure(start());
    expect(printed).toContain(`${path.join(dataDir(), 'secrets.json')} is empty or damaged.`);
    expect(printed).toContain('delete it and start again');
  }, 60_000);

  it('says that another shop uses the folder, and does not disturb it', async () => {
    const first = start();
    await first.opened;
    const printed = await failure(start());
    expect(printed).toContain('in use');
    expect(await titlesOf(first)).toHaveLength(23);
  }, 60_000);

  it('lists everything that production needs', async () => {
    const printed = await failure(start({ NODE_ENV: 'production', PORT: 'http' }));
    expect(printed).toContain('PORT');
    const safe = await failure(start({ NODE_ENV: 'production' }));
    for (const name of ['JWT_SECRET', 'ADMIN_USERNAME', 'ADMIN_PASSWORD']) {
      expect(safe).toContain(name);
    }
  }, 60_000);

  it('says that the given MongoDB is not responding, without printing its password', async () => {
    const uri = 'mongodb://owner:hunter2@127.0.0.1:9/shop';
    const printed = await failure(start({ MONGODB_URI: uri }));
    expect(printed).toContain('MONGODB_URI');
    expect(printed).not.toContain('hunter2');
  }, 60_000);
});
