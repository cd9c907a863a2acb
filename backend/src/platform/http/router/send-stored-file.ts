import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { STORED_FILE } from '@book-store/contract/call';
import type { Response } from 'express';
import { notFound } from '../../errors/errors.ts';

/** A file on the disk, with the name for saving it. */
export type StoredFile = { fileName: string; path: string };

/** Streams the file as it is. */
export async function sendStoredFile(res: Response, { fileName, path }: StoredFile): Promise<void> {
  const file = await open(path).catch((error) => {
    // Removed since it was listed.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw notFound('This file does not exist any more.');
    throw error;
  });
  const { size } = await file.stat();
  if (res.headersSent) return file.close();
  res.set({
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Content-Type': STORED_FILE.replyType,
    'Content-Length': String(size),
  });
  await pipeline(file.createReadStream(), res).catch((error) => {
    // The client has disconnected.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
