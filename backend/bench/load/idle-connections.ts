import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** More at once than the system's queue takes would be connections that the shop never hears of. */
const AT_ONCE = 100;

/** Opens connections that say nothing; `cutOff` tells how many the shop has closed. */
export async function openIdleConnections(url: string, count: number) {
  const { port } = new URL(url);
  const sockets: Socket[] = [];
  let cutOff = 0;
  const open = async () => {
    const socket = connect(Number(port), 'localhost');
    socket
      .on('error', () => {})
      .on('close', () => {
        cutOff += 1;
      });
    socket.resume();
    sockets.push(socket);
    await once(socket, 'connect');
  };
  while (sockets.length < count) {
    const some = Math.min(AT_ONCE, count - sockets.length);
    await Promise.all(Array.from({ length: some }, open));
  }
  return {
    cutOff: () => cutOff,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
