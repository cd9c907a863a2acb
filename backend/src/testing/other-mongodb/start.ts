import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngine } from '@book-store/engine';
import { MongoClient } from 'mongodb';
import { createDifferences, type Handle } from './differences.ts';
import { bodyOf, collectMessages, replyTo, wantsReply, withBody } from './wire-message.ts';

/** Instead of once a minute. */
const EXPIRY_INTERVAL_MS = 50;

export type OtherMongodb = { uri: string; stop: () => Promise<void> };

/**
 * Starts a MongoDB that behaves differently from our engine: a `mongos` that deletes expired documents at any
 * moment, whose estimated counts are slightly wrong, whose transactions read a snapshot and conflict only on
 * writes to the same documents, and which refuses `$out` from a missing collection. It is a wire protocol proxy
 * in front of an engine with its own data folder.
 */
export const startOtherMongodb = (): Promise<OtherMongodb> => startInFront(createDifferences);

/** One of the servers in front of an engine, and the addresses of all of them. */
export type Member = { at: number; addresses: () => string[] };

/** Starts servers in front of one engine; `create` decides how each handles commands. */
export async function startInFront(
  create: (engine: MongoClient, member: Member) => Handle,
  members = 1,
): Promise<OtherMongodb> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'book-store-other-'));
  const engine = await startEngine({
    dataDir,
    inProcess: true,
    durable: false,
    snapshots: true,
    expiryIntervalMs: EXPIRY_INTERVAL_MS,
  });
  const client = new MongoClient(engine.uri);
  const addresses = () =>
    servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
  const socketPath = decodeURIComponent(engine.uri.split('/')[2] ?? '');
  const sockets = new Set<Socket>();
  const servers = Array.from({ length: members }, (_, at) => {
    const differ = create(client, { at, addresses });
    return createServer((socket) => {
      const upstream = connect(socketPath);
      for (const one of [socket, upstream]) {
        sockets.add(one);
        one.on('error', () => one.destroy()).on('close', () => sockets.delete(one));
      }
      serve(socket, upstream, differ);
    }).listen(0, '127.0.0.1');
  });
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return {
    uri: `mongodb://${addresses().join()}/shop`,
    stop: async () => {
      for (const server of servers) server.close();
      for (const socket of sockets) socket.destroy();
      await client.close();
      await engine.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Serves one connection. Like a server, handles its commands sequentially. */
function serve(client: Socket, upstream: Socket, differ: Handle): void {
  let takeReply: (reply: Buffer) => void = () => {};
  let last = Promise.resolve();

  const handle = async (message: Buffer) => {
    const handled = await differ(bodyOf(message));
    if ('refuse' in handled) {
      client.write(replyTo(message, handled.refuse));
      return;
    }
    const nextReply = () =>
      new Promise<Buffer>((resolve) => {
        takeReply = resolve;
      });
    if (handled.first) {
      const done = nextReply();
      upstream.write(withBody(message, handled.first));
      await done;
    }
    const replied = nextReply();
    upstream.write(handled.forward ? withBody(message, handled.forward) : message);
    if (!wantsReply(message)) return;
    const reply = await replied;
    const body = handled.reply && bodyOf(reply);
    const changed = body?.ok && handled.reply ? withBody(reply, handled.reply(body)) : reply;
    if (handled.isLost) client.destroy();
    else client.write(changed);
  };

  client.on(
    'data',
    collectMessages((message) => {
      last = last.then(() => handle(message)).catch(() => void client.destroy());
    }),
  );
  upstream.on(
    'data',
    collectMessages((reply) => takeReply(reply)),
  );
  client.on('close', () => upstream.destroy());
  upstream.on('close', () => client.destroy());
}
