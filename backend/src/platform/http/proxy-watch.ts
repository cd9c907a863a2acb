import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

/** Headers in which reverse proxies name the client. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;
const LOOPBACK_URL = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

type Deps = {
  log: Logger;
  /** Whether other machines can connect to the port. */
  listensBeyondLoopback: boolean;
  trustProxy: boolean | number | string;
  publicUrl?: string | undefined;
};

/**
 * Detects whether only this machine uses the server: it listens on loopback, no setting says that others reach it,
 * and no request ever came through a reverse proxy. Warns once about a proxy missing from the settings, because all
 * its visitors then count as one network.
 */
export function watchForProxies({ log, listensBeyondLoopback, trustProxy, publicUrl = '' }: Deps) {
  const isExpected = trustProxy !== false;
  let isPrivate =
    !listensBeyondLoopback && !isExpected && (publicUrl === '' || LOOPBACK_URL.test(publicUrl));
  let isWatching = !isExpected;

  return {
    inspect({ headers }: IncomingMessage): void {
      if (!isWatching) return;
      const header = PROXY_HEADERS.find((name) => headers[name] !== undefined);
      if (!header) return;
      isWatching = false;
      isPrivate = false;
      log.warn(
        { header },
        'a request came through a reverse proxy, but TRUST_PROXY is not set: all its visitors share one limit, and wrong passwords of one can lock out the others. Set TRUST_PROXY to the number of proxies in front of the shop, such as TRUST_PROXY=1',
      );
    },
    isPrivate: () => isPrivate,
  };
}
