import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, portOf } from './listen.ts';

/** Times in milliseconds. */
export type ServeLimits = {
  /** From a new connection, or the first byte of a request, to the end of its headers. */
  headers: number;
  /** To the end of its body: 12 MB of a picture come over a line of 1 Mbit/s. */
  request: number;
  /** For the next request. Proxies let go of idle connections after a minute, and should be first. */
  idle: number;
  /** Without a byte in either direction: an answer that nobody fetches. */
  silence: number;
  /** How often the first two are looked after. */
  look: number;
  /** Connections at once; beyond them idle ones are closed, and new ones until there is room. */
  connections: number;
  /** For the answers that are under way when serving ends. */
  drain: number;
};

const LIMITS: ServeLimits = {
  headers: 10_000,
  request: 120_000,
  idle: 65_000,
  silence: 120_000,
  look: 2000,
  connections: 15_000,
  drain: 5000,
};

export type Serving = {
  port: number;
  /**
   * Ends without failing a request that was taken: goes on for `notice` milliseconds while
   * `isStopping` turns load balancers away, then takes no new connection and answers what runs.
   */
  stop: (notice: number) => Promise<void>;
};

/** `host` `localhost` means both addresses of it, none means every address of the machine. */
type Place = { port: number; host?: string | undefined };

/**
 * Serves HTTP with an end to every kind of slow client. Rejects with a `StartFailure` where the port
 * cannot be listened on. `port` 0 takes a free one.
 */
export async function serve(
  place: Place,
  app: (isStopping: () => boolean) => RequestListener,
  limits: ServeLimits = LIMITS,
): Promise<Serving> {
  let stopping = false;
  const answer = app(() => stopping);
  const silent = watchSilent();
  const create = () => {
    const server = createServer(optionsOf(limits), (req, res) => {
      // The next request of this client goes to a server that stays.
      if (stopping) res.setHeader('Connection', 'close');
      answer(req, res);
    });
    server.timeout = limits.silence;
    server.maxConnections = limits.connections;
    server.on('drop', () => server.closeIdleConnections());
    server.on('connection', silent.watch);
    return server;
  };
  const servers = await listen(create, place);

  const stop = async (notice: number) => {
    stopping = true;
    await wait(notice);
    const closed = Promise.all(
      servers.map((server) => new Promise((resolve) => server.close(resolve))),
    );
    const sweep = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
      silent.close();
    }, 50);
    const late = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, limits.drain);
    await closed;
    clearInterval(sweep);
    clearTimeout(late);
  };
  return { port: portOf(servers[0] as Server), stop };
}

const optionsOf = (limits: ServeLimits) => ({
  headersTimeout: limits.headers,
  requestTimeout: limits.request,
  keepAliveTimeout: limits.idle,
  connectionsCheckingInterval: limits.look,
});

/** How long a new connection may take to its first byte when serving ends, in milliseconds. */
const FIRST_BYTE = 500;

/** Browsers open connections ahead and say nothing on them; Node does not count those as idle. */
function watchSilent() {
  const since = new Map<Socket, number>();
  return {
    watch: (socket: Socket) => {
      since.set(socket, performance.now());
      socket.once('close', () => since.delete(socket));
    },
    close: () => {
      const before = performance.now() - FIRST_BYTE;
      for (const [socket, opened] of since) {
        if (socket.bytesRead === 0 && opened < before) socket.destroy();
      }
    },
  };
}
