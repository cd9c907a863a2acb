import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { hasIpv6 } from '../../testing/processes/has-ipv6.ts';
import { listen, listenOn, portOf } from './listen.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});
const create = () => {
  const server = createServer();
  opened.push(server);
  return server;
};
const addressesOf = (servers: Server[]) =>
  servers.map((server) => (server.address() as AddressInfo).address);
/** An address this machine does not have: it is reserved for documentation. */
const NOWHERE = '2001:db8::1';

describe('listen', () => {
  it('listens on one free port on both addresses of localhost', async () => {
    const servers = await listen(create, { port: 0, host: 'localhost' });
    expect(addressesOf(servers)).toEqual(['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]);
    expect(new Set(servers.map(portOf)).size).toBe(1);
  });

  it.runIf(hasIpv6)(
    'picks another free port if the first is taken on the other address',
    async () => {
      const blocker = create();
      let blocked: number | undefined;
      const createAfterBlocker = () => {
        const server = create();
        if (opened.length === 2) {
          server.once('listening', () => {
            blocked = portOf(server);
            blocker.listen(blocked, '::1');
          });
        }
        return server;
      };
      const servers = await listen(createAfterBlocker, { port: 0, host: 'localhost' });
      expect(addressesOf(servers)).toEqual(['127.0.0.1', '::1']);
      expect(new Set(servers.map(portOf)).size).toBe(1);
      expect(servers.map(portOf)).not.toContain(blocked);
    },
  );

  it.runIf(hasIpv6)('closes everything if the given port is taken on one address', async () => {
    const other = create().listen(0, '::1');
    await once(other, 'listening');
    const port = portOf(other);
    await expect(listen(create, { port, host: 'localhost' })).rejects.toThrow(
      `Port ${port} is already in use.`,
    );
    await expect(listen(create, { port, host: '127.0.0.1' })).resolves.toHaveLength(1);
  });

  it('skips an address that the machine does not have, such as IPv6 where it is disabled', async () => {
    const servers = await listenOn(create, 0, ['127.0.0.1', NOWHERE]);
    expect(addressesOf(servers)).toEqual(['127.0.0.1']);
  });

  it('rejects a host that is not an address of the machine', async () => {
    await expect(listen(create, { port: 0, host: NOWHERE })).rejects.toThrow(
      `HOST: ${NOWHERE} is not an address of this machine`,
    );
  });
});
