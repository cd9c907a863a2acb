import type { Request, Response } from 'express';
import { compress, encodingFor } from './compress.ts';

/** Below one network packet, compression costs more than it saves. */
const WORTH_IT = 1400;

/** Sends a text made for this request, compressed where the client takes it and it is worth it. */
export async function sendText(
  req: Request,
  res: Response,
  { type, text }: { type: string; text: string },
): Promise<void> {
  res.type(type);
  const encoding = encodingFor(req, res);
  if (!encoding || text.length < WORTH_IT) {
    res.send(text);
    return;
  }
  res.set('Content-Encoding', encoding).send(await compress(text, encoding, 'each'));
}
