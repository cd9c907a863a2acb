import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { clearDrafts, draftOf, publishDraft } from '../config/private-file.ts';

const { BSON } = mongo;

/**
 * A backup is a gzipped stream of BSON documents: a header, a description of each collection, every
 * document as { c: collection, d: document }, and a trailer with the number of documents.
 */
export const KIND = 'book-store-backup';
export const VERSION = 1;

const DAMAGED = 'it is damaged or not a backup, so please choose another file';
const MAX_DOCUMENT_BYTES = 17 * 1024 * 1024;

/** Thrown for a file that is not a backup, is incomplete, or has an unknown version. */
export class BadBackup extends Error {
  constructor(file: string, why: string) {
    super(`${file} can't be restored: ${why}. Nothing was changed.`);
    this.name = 'BadBackup';
  }
}

/** Keeps every BSON type: a double of 10.0 stays a double. */
export const EXACT = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/** A draft that has not grown for this long is abandoned. */
const DEAD_DRAFT_AGE_MS = 60 * 60 * 1000;

/**
 * Writes BSON documents to `file`, readable by its owner only. Replaces an existing file only once
 * everything is on disk.
 */
export async function writeBackupFile(
  file: string,
  documents: AsyncIterable<Uint8Array>,
): Promise<void> {
  clearDrafts(dirname(file), DEAD_DRAFT_AGE_MS, basename(file));
  const draft = draftOf(file);
  try {
    await pipeline(
      Readable.from(documents),
      createGzip({ level: 4 }),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await publishDraft(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Yields the documents of a backup one by one, as raw BSON. Throws `BadBackup`. */
export async function* readBackupFile(file: string): AsyncGenerator<Uint8Array> {
  let waiting = Buffer.alloc(0);
  const unpacked = createGunzip();
  const source = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  try {
    for await (const chunk of source.pipe(unpacked)) {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      for (
        let length = lengthOf(waiting, file);
        length <= waiting.length;
        length = lengthOf(waiting, file)
      ) {
        yield waiting.subarray(0, length);
        waiting = waiting.subarray(length);
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BadBackup(file, 'there is no such file');
    if (error instanceof BadBackup || !isGzipError(error)) throw error;
    throw new BadBackup(file, DAMAGED);
  }
  if (waiting.length > 0) throw new BadBackup(file, 'its end is missing');
}

function lengthOf(bytes: Buffer, file: string): number {
  if (bytes.length < 4) return Number.POSITIVE_INFINITY;
  const length = bytes.readInt32LE(0);
  if (length < 5 || length > MAX_DOCUMENT_BYTES) throw new BadBackup(file, DAMAGED);
  return length;
}

const isGzipError = (error: unknown): boolean =>
  ['Z_DATA_ERROR', 'Z_BUF_ERROR'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Decodes a document of a backup and preserves every BSON type. Throws `BadBackup`, because the decoder's own
 * errors quote the data.
 */
export function decode(bytes: Uint8Array, file: string): Record<string, unknown> {
  try {
    return BSON.deserialize(bytes, EXACT);
  } catch {
    throw new BadBackup(file, DAMAGED);
  }
}

export const encode = (document: Record<string, unknown>): Uint8Array => BSON.serialize(document);
