import type { IncomingMessage } from 'node:http';
import { withoutPort } from './limits/network-of.ts';

/**
 * Removes the ports that some proxies write into `X-Forwarded-For`. Express would treat address and
 * port as an address that is new with every connection, and would not recognise a trusted proxy.
 */
export function forwardedFor({ headers }: IncomingMessage): void {
  const chain = String(headers['x-forwarded-for'] ?? '');
  if (chain.includes(':')) {
    headers['x-forwarded-for'] = chain
      .split(',')
      .map((entry) => withoutPort(entry.trim()))
      .join(', ');
  }
}
