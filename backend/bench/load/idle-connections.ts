import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** More at once would overflow the listening socket's backlog. */
const BATCH = 100;

/** Opens idle connections; `closed` returns how many of them the shop has closed. */
export async function openIdleConnections(url: string, count: number) {
  const { port } = new URL(url);
  const sockets: Socket[] = [];
  let closed = 0;
  const open = async () => {
    const socket = connect(Number(port), 'localhost');
    socket
      .on('error', () => {})
      .on('close', () => {
        closed += 1;
      });
    socket.resume();
    sockets.push(socket);
    await once(socket, 'connect');
  };
  while (sockets.length < count) {
    const some = Math.min(BATCH, count - sockets.length);
    await Promise.all(Array.from({ length: some }, open));
  }
  return {
    closed: () => closed,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
