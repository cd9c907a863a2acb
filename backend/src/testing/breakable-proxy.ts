import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type BreakableProxy = {
  port: number;
  /** Hangs up on everybody and refuses connections, as a server that is down. */
  cut: () => Promise<void>;
  /** Takes connections but lets no byte through any more, as a network that has failed. */
  mute: () => void;
  /** Takes connections and lets through what has waited. */
  restore: () => Promise<void>;
};

/** A network that can fail between a client and the socket of a server on this machine. */
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
