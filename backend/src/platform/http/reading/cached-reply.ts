import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { compress, type Encoding, encodingFor } from './compress.ts';

/** Below the size of one network packet, compression costs more than it saves. */
export const COMPRESSION_MIN_LENGTH = 1400;

export type CachedReply = {
  status: number;
  /** All headers that do not depend on the request. */
  headers: Record<string, string>;
  /** The uncompressed length in bytes. */
  length: number;
  /** Compresses on first use and caches the result; undefined is uncompressed. */
  encoded: (encoding: Encoding | undefined) => Promise<Buffer>;
  /** Like `encoded`, but only if it is ready. */
  ready: (encoding: Encoding | undefined) => Buffer | undefined;
  /** For an answer made of other cached replies: returns whether all of them are cached and unchanged. */
  isCurrent?: () => boolean;
};

/** JSON unless the headers have another `Content-Type`. */
export function cachedReply(
  status: number,
  headers: Record<string, string>,
  text: string,
): CachedReply {
  const plain = Buffer.from(text);
  const started = new Map<Encoding, Promise<Buffer>>();
  const compressed: Partial<Record<Encoding, Buffer>> = {};
  const start = (encoding: Encoding) => {
    const running = compress(plain, encoding);
    started.set(encoding, running);
    running.then(
      (bytes) => {
        compressed[encoding] = bytes;
      },
      () => started.delete(encoding),
    );
    return running;
  };
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
      // A list's headers may show that other pages have changed, or how a search was answered.
      ETag: weakEtag(JSON.stringify(headers) + text),
    },
    length: plain.length,
    ready: (encoding) => (encoding ? compressed[encoding] : plain),
    encoded: async (encoding) => (encoding ? (started.get(encoding) ?? start(encoding)) : plain),
  };
}

/** Weak, so that it is valid for every encoding. */
const weakEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Sends an answer, compressed if the client accepts that, or 304 if the client has it. */
export async function sendReply(req: Request, res: Response, answer: CachedReply): Promise<void> {
  const accepted = encodingFor(req, res);
  const encoding = answer.length < COMPRESSION_MIN_LENGTH ? undefined : accepted;
  const bytes = await answer.encoded(encoding);
  // `databaseTimeout` has already sent a response.
  if (res.headersSent) return;
  if (encoding) res.set('Content-Encoding', encoding);
  res.status(answer.status).set(answer.headers).send(bytes);
}
