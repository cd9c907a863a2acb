import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Returns the best encoding that the client accepts, if any, and sets `Vary`. */
export function encodingFor(req: Request, res: Response): Encoding | undefined {
  res.vary('Accept-Encoding');
  const chosen = req.acceptsEncodings('br', 'gzip', 'identity');
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/** Compresses fast for a single response (`each`), or well for content that is cached (`once`). */
export function compress(
  content: string | Buffer,
  encoding: Encoding,
  how: 'each' | 'once',
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(content, { level: how === 'once' ? 9 : 6 });
  const quality = how === 'once' ? 9 : 4;
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
