import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { hostFailure, portFailure } from './start-failure.ts';

/** Browsers may try either address of `localhost` first. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** The machine lacks the address, such as IPv6 where it is disabled. */
const ADDRESS_UNAVAILABLE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN']);
const MAX_ATTEMPTS = 10;

/**
 * Listens on each address of the host, all on the same port; without a host, on all addresses of the machine.
 * Port 0 picks a port that is free on all of them. Rejects with a `StartFailure`, and then nothing listens.
 */
export async function listen<T extends Server>(
  create: () => T,
  { port, host }: { port: number; host?: string | undefined },
): Promise<T[]> {
  return listenOn(create, port, host === 'localhost' ? LOOPBACK : [host]);
}

/** Like `listen`, with addresses; skips those that the machine does not have. */
export async function listenOn<T extends Server>(
  create: () => T,
  port: number,
  hosts: readonly (string | undefined)[],
  attemptsLeft = MAX_ATTEMPTS,
): Promise<T[]> {
  const servers: T[] = [];
  const missing: [host: string | undefined, error: NodeJS.ErrnoException][] = [];
  for (const host of hosts) {
    const server = create();
    try {
      server.listen({ port: servers[0] ? portOf(servers[0]) : port, host });
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (ADDRESS_UNAVAILABLE.has(code)) {
        missing.push([host, error as NodeJS.ErrnoException]);
        continue;
      }
      for (const open of servers) open.close();
      const isTakenElsewhere = port === 0 && code === 'EADDRINUSE' && attemptsLeft > 1;
      if (isTakenElsewhere) return listenOn(create, port, hosts, attemptsLeft - 1);
      throw portFailure(error as NodeJS.ErrnoException, port);
    }
  }
  if (servers.length === 0) throw hostFailure(...(missing[0] as (typeof missing)[0]));
  return servers;
}

/** Free on all addresses of the host. */
export async function freePort(host: string | undefined): Promise<number> {
  const servers = await listen(() => createServer(), { port: 0, host });
  const port = portOf(servers[0] as Server);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return port;
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
