import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { hostFailure, portFailure } from './start-failure.ts';

/** What `localhost` means: browsers may try either first. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** How a system refuses an address that it does not have, such as any of IPv6 where that is off. */
const NOT_HERE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN']);
const MAX_TRIES = 10;

/**
 * Makes a server for each address of the host and returns those that listen, all on one port. Without
 * a host that is every address of the machine. Port 0 takes one that is free on all of them. Rejects
 * with a `StartFailure`, and then nothing listens.
 */
export async function listen<T extends Server>(
  create: () => T,
  { port, host }: { port: number; host?: string | undefined },
): Promise<T[]> {
  return listenOn(create, port, host === 'localhost' ? LOOPBACK : [host]);
}

/** As `listen`, with the addresses themselves; those that the machine does not have are left out. */
export async function listenOn<T extends Server>(
  create: () => T,
  port: number,
  hosts: readonly (string | undefined)[],
  triesLeft = MAX_TRIES,
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
      if (NOT_HERE.has(code)) {
        missing.push([host, error as NodeJS.ErrnoException]);
        continue;
      }
      for (const open of servers) open.close();
      const isTakenElsewhere = port === 0 && code === 'EADDRINUSE' && triesLeft > 1;
      if (isTakenElsewhere) return listenOn(create, port, hosts, triesLeft - 1);
      throw portFailure(error as NodeJS.ErrnoException, port);
    }
  }
  if (servers.length === 0) throw hostFailure(...(missing[0] as (typeof missing)[0]));
  return servers;
}

/** The port that a listening server has. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
