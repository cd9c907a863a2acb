import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a port that is free on this machine.
 * @returns {Promise<string>}
 */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? String(address.port) : '';
}
