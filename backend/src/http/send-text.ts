import type { Request, Response } from 'express';
import { compress, encodingFor } from './compress.ts';

/** Below the size of one network packet, compression costs more than it saves. */
export const COMPRESSION_MIN_LENGTH = 1400;

/** Sends a generated text, compressed if the client accepts it and the text is long enough. */
export async function sendText(
  req: Request,
  res: Response,
  { type, text }: { type: string; text: string },
): Promise<void> {
  res.type(type);
  const encoding = encodingFor(req, res);
  if (!encoding || text.length < COMPRESSION_MIN_LENGTH) {
    res.send(text);
    return;
  }
  res.set('Content-Encoding', encoding).send(await compress(text, encoding));
}
