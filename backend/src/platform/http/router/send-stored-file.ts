import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { STORED_FILE } from '@book-store/contract/call';
import type { Response } from 'express';

/** A file on the disk, with the name for saving it. */
export type StoredFile = { fileName: string; path: string };

/** Streams the file as it is. */
export async function sendStoredFile(res: Response, { fileName, path }: StoredFile): Promise<void> {
  const { size } = await stat(path);
  if (res.headersSent) return;
  res.set({
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Content-Type': STORED_FILE.replyType,
    'Content-Length': String(size),
  });
  await pipeline(createReadStream(path), res).catch((error) => {
    // The client has disconnected.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
