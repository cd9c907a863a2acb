import { createServer, type Socket } from 'node:net';
import type { Engine } from '../engine.ts';
import { serveConnection } from './connection.ts';

export type Address = { path: string } | { host: string; port: number };

export interface SocketServer {
  /** The port of a TCP address. */
  port: number | undefined;
  /** Ends all connections, runs `close`, and only then gives up the address. */
  stop(close: () => Promise<void>): Promise<void>;
}

/**
 * Listens on `address`. Clients may connect at once; they are served when `engine` is there, so that the
 * address can be taken before the data file is opened.
 */
export async function listen(address: Address, engine: Promise<Engine>): Promise<SocketServer> {
  const sockets = new Set<Socket>();
  let connectionId = 0;
  let closing = false;
  const server = createServer((socket) => {
    if (closing) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    engine.then(
      (ready) => serveConnection(socket, ready, ++connectionId),
      () => socket.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : undefined,
    async stop(close) {
      closing = true;
      for (const socket of sockets) socket.destroy();
      await close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
