import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { bodyOf, collectMessages } from './other-mongodb/wire-message.ts';

type Rule = {
  /** After this many commands nothing gets through any more. */
  after: number;
  /** Whether the database still carries out the last of them, and answers in vain. */
  lastArrives: boolean;
};

/**
 * A way to the database at `uri` that breaks for good in the midst of a program's commands, as the
 * program's own death does.
 */
export async function cutOff(uri: string, { after, lastArrives }: Rule) {
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
        else if (lastArrives && commands === after) upstream.once('data', cut).write(message);
        else if (!lastArrives) cut();
      }),
    );
    upstream.on('data', (chunk) => void (commands < after && client.write(chunk)));
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${port}/?retryWrites=false&retryReads=false&serverSelectionTimeoutMS=200`,
    isCut: () => commands >= after,
    close: cut,
  };
}

function connectTo(uri: string): Socket {
  const place = decodeURIComponent(uri.split('/')[2] ?? '');
  if (place.endsWith('.sock')) return connect(place);
  const { hostname, port } = new URL(`tcp://${place}`);
  return connect(Number(port), hostname);
}
