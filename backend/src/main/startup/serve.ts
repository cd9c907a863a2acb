import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, portOf } from './listen.ts';

export type ServeLimits = {
  /** From a new connection, or the first byte of a request, to the end of its headers. */
  headersTimeoutMs: number;
  /** To the end of its body: long enough for a 12 MB picture over a 1 Mbit/s line. */
  requestTimeoutMs: number;
  /** Until the next request. Proxies drop idle connections after a minute and should do so first. */
  keepAliveTimeoutMs: number;
  /** Without a byte in either direction, such as when the client does not read the response. */
  socketTimeoutMs: number;
  /** How often Node checks the first two timeouts. */
  checkIntervalMs: number;
  /** At the limit, idle connections are closed and new ones dropped. */
  maxConnections: number;
  /** For pending responses, once the server accepts no new connections. */
  closeTimeoutMs: number;
};

const LIMITS: ServeLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 120_000,
  keepAliveTimeoutMs: 65_000,
  socketTimeoutMs: 120_000,
  checkIntervalMs: 2000,
  maxConnections: 15_000,
  closeTimeoutMs: 5000,
};

export type Serving = {
  port: number;
  /**
   * Shuts down without failing an accepted request: keeps serving for `drainDelayMs` while `isStopping` turns
   * load balancers away, then accepts no new connections and finishes pending requests.
   */
  stop: (drainDelayMs: number) => Promise<void>;
};

/** `localhost` means both of its addresses; no host means all addresses of the machine. */
type ListenOptions = { port: number; host?: string | undefined };

/**
 * Serves HTTP with a timeout for every kind of slow client. Rejects with a `StartFailure` if it cannot listen.
 * Port 0 picks a free port.
 */
export async function serve(
  options: ListenOptions,
  app: (isStopping: () => boolean) => RequestListener,
  limits: ServeLimits = LIMITS,
): Promise<Serving> {
  let stopping = false;
  const handle = app(() => stopping);
  const silent = watchSilent();
  const create = () => {
    const server = createServer(optionsOf(limits), (req, res) => {
      // The client's next request then goes to another server.
      if (stopping) res.setHeader('Connection', 'close');
      handle(req, res);
    });
    server.timeout = limits.socketTimeoutMs;
    server.maxConnections = limits.maxConnections;
    server.on('drop', () => server.closeIdleConnections());
    server.on('connection', silent.watch);
    return server;
  };
  const servers = await listen(create, options);

  const stop = async (drainDelayMs: number) => {
    stopping = true;
    await wait(drainDelayMs);
    const closed = Promise.all(
      servers.map((server) => new Promise((resolve) => server.close(resolve))),
    );
    const sweep = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
      silent.close();
    }, 50);
    const late = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, limits.closeTimeoutMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(late);
  };
  return { port: portOf(servers[0] as Server), stop };
}

const optionsOf = (limits: ServeLimits) => ({
  headersTimeout: limits.headersTimeoutMs,
  requestTimeout: limits.requestTimeoutMs,
  keepAliveTimeout: limits.keepAliveTimeoutMs,
  connectionsCheckingInterval: limits.checkIntervalMs,
});

/** During shutdown, how long a new connection may take to send its first byte. */
const FIRST_BYTE_TIMEOUT_MS = 500;

/** Tracks connections without a request: browsers preconnect, and Node does not count those as idle. */
function watchSilent() {
  const since = new Map<Socket, number>();
  return {
    watch: (socket: Socket) => {
      since.set(socket, performance.now());
      socket.once('close', () => since.delete(socket));
    },
    close: () => {
      const before = performance.now() - FIRST_BYTE_TIMEOUT_MS;
      for (const [socket, opened] of since) {
        if (socket.bytesRead === 0 && opened < before) socket.destroy();
      }
    },
  };
}
