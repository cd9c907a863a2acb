import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below one network packet, compression costs more than it saves. */
const WORTH_IT = 1400;

/** Sends a text made for this request, compressed where the client takes it and it is worth it. */
export async function sendText(
  req: Request,
  res: Response,
  { type, text }: { type: string; text: string },
): Promise<void> {
  res.type(type).vary('Accept-Encoding');
  const encoding =
    text.length < WORTH_IT ? 'identity' : req.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    res.set('Content-Encoding', 'br').send(await brotli(text, { params }));
  } else if (encoding === 'gzip') {
    res.set('Content-Encoding', 'gzip').send(await gzipped(text));
  } else {
    res.send(text);
  }
}
