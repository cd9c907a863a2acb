import { connect } from 'node:net';
import { decodeDocument } from '../bson/decode.ts';
import { encodeDocument } from '../bson/encode.ts';
import { documentOf } from '../bson/values.ts';
import type { Address } from '../wire/socket-server.ts';

const HELLO = documentOf({ hello: 1, $db: 'admin' });

/** How the system says that nothing listens at an address; any other error may mean a busy engine. */
export const NOT_LISTENING: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'ENOENT']);

/** Nothing listens; something listens but gives no token in time; or the token of the engine there. */
export type Listener = 'none' | 'silent' | { token: string };

/** Returns what listens at `address`; waits up to `timeoutMs` for its reply to hello. */
export function probe(address: Address, timeoutMs: number): Promise<Listener> {
  return new Promise((resolve) => {
    const socket = connect(address as { path: string });
    let bytes = Buffer.alloc(0);
    const finish = (listener: Listener) => {
      socket.destroy();
      resolve(listener);
    };
    const silent = () => finish('silent');
    socket.setTimeout(timeoutMs, silent);
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      finish(NOT_LISTENING.has(code) ? 'none' : 'silent'),
    );
    socket.on('close', silent);
    socket.on('connect', () => socket.write(helloMessage()));
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length < 21 || bytes.length < bytes.readInt32LE(0)) return;
      const token = tokenIn(bytes);
      finish(token === undefined ? 'silent' : { token });
    });
  });
}

function helloMessage(): Buffer {
  const document = encodeDocument(HELLO);
  const head = Buffer.alloc(21);
  head.writeInt32LE(21 + document.length, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, document]);
}

function tokenIn(message: Buffer): string | undefined {
  try {
    const { engineToken } = decodeDocument(message, 21);
    return typeof engineToken === 'string' ? engineToken : undefined;
  } catch {
    return undefined;
  }
}
