import { connect } from 'node:net';
import { decodeDocument } from '../bson/decode.ts';
import { encodeDocument } from '../bson/encode.ts';
import { documentOf } from '../bson/values.ts';
import type { Address } from '../wire/socket-server.ts';

const HELLO = documentOf({ hello: 1, $db: 'admin' });

/**
 * Asks whoever listens at `address` for its engine token.
 * Undefined when nobody listens; waits up to `timeoutMs` for one that is still opening its file.
 */
export function askToken(address: Address, timeoutMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(address as { path: string });
    let bytes = Buffer.alloc(0);
    const finish = (token: string | undefined) => {
      socket.destroy();
      resolve(token);
    };
    socket.setTimeout(timeoutMs, () => finish(undefined));
    socket.on('error', () => finish(undefined));
    socket.on('close', () => finish(undefined));
    socket.on('connect', () => socket.write(helloMessage()));
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length < 21 || bytes.length < bytes.readInt32LE(0)) return;
      finish(tokenIn(bytes));
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
