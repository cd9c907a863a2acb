import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Also sets `Vary`. */
export function encodingFor(req: Request, res: Response): Encoding | undefined {
  res.vary('Accept-Encoding');
  return acceptedEncoding(req);
}

/** Parsed values of `Accept-Encoding`; few occur. */
const accepted = new LRUCache<string, Encoding | 'identity'>({ max: 100 });
const USUAL_LENGTH = 100;

function acceptedEncoding(req: Request): Encoding | undefined {
  const asked = String(req.headers['accept-encoding'] ?? '');
  const known = knownEncoding(asked);
  if (known) return known === 'identity' ? undefined : known;
  // Asked about all at once, it would use the client's order, and every browser names gzip first.
  const chosen = (['br', 'gzip'] as const).find((encoding) => req.acceptsEncodings(encoding));
  if (asked.length <= USUAL_LENGTH) accepted.set(asked, chosen ?? 'identity');
  return chosen;
}

/** Returns the best encoding for a value of `Accept-Encoding` that was parsed before. */
export const knownEncoding = (
  asked: string | string[] | undefined,
): Encoding | 'identity' | undefined => accepted.get(String(asked ?? ''));

/** Compresses quickly rather than well, for generated texts; built files are compressed by the build. */
export const compress = (text: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipped(text)
    : brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
