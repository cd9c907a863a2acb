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

/** Compresses quickly rather than well, for generated texts; built files are compressed by the build. */
export const compress = (text: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipped(text)
    : brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
