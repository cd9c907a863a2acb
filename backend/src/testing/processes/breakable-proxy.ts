import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The oldest connection belongs to the driver's monitor. Version 7.8 waits forever for a command written to a
 * connection that has just closed, so if it closes together with the others, the monitor never checks again.
 * With a real mongod, which sends a `topologyVersion`, the connection is replaced.
 */
const MONITOR_LATER_MS = 200;

export type BreakableProxy = {
  port: number;
  /** Closes all connections and refuses new ones, like a server that is down. */
  cut: () => Promise<void>;
  /** Accepts connections but forwards nothing, like a failed network. */
  mute: () => void;
  /** Accepts connections again and forwards what was held back. */
  restore: () => Promise<void>;
};

/** Starts a proxy in front of a server's socket that can fail like a network. */
export async function breakableProxy(socketPath: string): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  let muted = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    if (muted) socket.pause();
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const listen = async (at: number): Promise<Server> => {
    const listening = createServer((client) => {
      const upstream = connect(socketPath);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        from.on('data', (chunk) => to.write(chunk)).on('close', () => to.destroy());
        keep(from);
      }
    });
    listening.listen(at, '127.0.0.1');
    await once(listening, 'listening');
    return listening;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      const [, , ...youngest] = sockets;
      for (const socket of youngest) socket.destroy();
      await wait(MONITOR_LATER_MS);
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mute: () => {
      muted = true;
      for (const socket of sockets) socket.pause();
    },
    restore: async () => {
      muted = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) server = await listen(port);
    },
  };
}
