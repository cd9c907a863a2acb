import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { bodyOf, collectMessages } from '../other-mongodb/wire-message.ts';

/**
 * Starts a proxy to the database at `uri` that breaks for good after so many of a program's commands, as if the
 * program had been killed. The database still runs the last one; its reply is lost.
 */
export async function cutOff(uri: string, after: number) {
  let commands = 0;
  const sockets = new Set<Socket>();
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    const upstream = connectTo(uri);
    for (const one of [client, upstream]) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => sockets.delete(one));
    }
    client.on(
      'data',
      collectMessages((message) => {
        if (!('hello' in bodyOf(message) || 'isMaster' in bodyOf(message))) commands += 1;
        if (commands < after) upstream.write(message);
        else if (commands === after) upstream.once('data', cut).write(message);
      }),
    );
    upstream.on('data', (chunk) => void (commands < after && client.write(chunk)));
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true&retryWrites=false&retryReads=false&serverSelectionTimeoutMS=200`,
    isCut: () => commands >= after,
    close: cut,
  };
}

function connectTo(uri: string): Socket {
  const host = decodeURIComponent(uri.split('/')[2] ?? '');
  if (host.endsWith('.sock')) return connect(host);
  const { hostname, port } = new URL(`tcp://${host}`);
  return connect(Number(port), hostname);
}
