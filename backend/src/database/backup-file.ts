import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { clearDrafts, draftOf, publishDraft } from '../shared/private-file.ts';

const { BSON } = mongo;

/**
 * A backup is one compressed stream of BSON documents: a heading, a description of each collection,
 * every document as { c: collection, d: document }, and an end that tells how many there are.
 */
export const KIND = 'book-store-backup';
export const VERSION = 1;

const LONGEST_DOCUMENT = 17 * 1024 * 1024;

/** The file is no backup, not whole, or of a version this program does not know. */
export class BadBackup extends Error {
  constructor(file: string, why: string) {
    super(`${file} can't be restored: ${why}. Nothing was changed.`);
    this.name = 'BadBackup';
  }
}

/** Nobody writes this long to a draft without a byte getting to it. */
const DEAD_DRAFT_AGE_MS = 60 * 60 * 1000;

/**
 * Writes BSON documents to `file`, readable by its owner only; the name appears once everything is on
 * disk, and what had the name before stays until then.
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

/** The documents of a backup, one after the other, each still as BSON. */
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
    throw new BadBackup(file, 'it is damaged or no backup');
  }
  if (waiting.length > 0) throw new BadBackup(file, 'its end is missing');
}

function lengthOf(bytes: Buffer, file: string): number {
  if (bytes.length < 4) return Number.POSITIVE_INFINITY;
  const length = bytes.readInt32LE(0);
  if (length < 5 || length > LONGEST_DOCUMENT)
    throw new BadBackup(file, 'it is damaged or no backup');
  return length;
}

const isGzipError = (error: unknown): boolean =>
  ['Z_DATA_ERROR', 'Z_BUF_ERROR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Keeps every BSON type as it is: a double of 10.0 stays a double. */
export const decode = (bytes: Uint8Array): Record<string, unknown> =>
  BSON.deserialize(bytes, { promoteValues: false, promoteBuffers: false, bsonRegExp: true });

export const encode = (document: Record<string, unknown>): Uint8Array => BSON.serialize(document);
