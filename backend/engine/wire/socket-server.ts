import { createServer, type Server, type Socket } from 'node:net';
import type { Engine } from '../engine.ts';
import { serveConnection } from './connection.ts';

export type Address = { path: string } | { host: string; port: number };

export interface SocketServer {
  /** The port of a TCP address. */
  port: number | undefined;
  stop(): Promise<void>;
}

/**
 * Listens on `address`. Clients may connect at once; they are served when `engine` is there, so that the
 * address can be taken before the data file is opened.
 */
export async function listen(address: Address, engine: Promise<Engine>): Promise<SocketServer> {
  const sockets = new Set<Socket>();
  let connectionId = 0;
  const server = createServer((socket) => {
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
    stop: () => stop(server, sockets),
  };
}

function stop(server: Server, sockets: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}
