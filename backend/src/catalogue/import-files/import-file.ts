import type { Separator } from '@book-store/contract/uploads';
import { streamCsv } from '../../platform/csv/read-csv.ts';
import type { FileRow } from '../imports/batch.ts';
import { ImportChunk, type StoredImport } from '../imports/imports.model.ts';

/** A document may be much larger, but a chunk is in memory as a whole. */
const CHUNK_BYTES = 1_000_000;

/** Returns the number of chunks. */
export async function storeFile(importId: string, bytes: Buffer): Promise<number> {
  const count = Math.ceil(bytes.length / CHUNK_BYTES);
  for (let at = 0; at < count; at += 1) {
    const part = bytes.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES);
    await ImportChunk.create({ _id: chunkId(importId, at), bytes: part });
  }
  return count;
}

/** Yields numbered rows, without the header. */
export async function* rowsOf({
  _id,
  chunks,
  encoding,
  separator,
}: StoredImport): AsyncGenerator<FileRow> {
  let row = -1;
  const form = { encoding, separator: separator as Separator };
  for await (const cells of streamCsv(chunksOf(_id.toString(), chunks), form)) {
    row += 1;
    if (row > 0) yield { ...cells, row };
  }
}

export async function deleteFile(importId: string, chunks: number): Promise<void> {
  const ids = Array.from({ length: chunks }, (_, at) => chunkId(importId, at));
  await ImportChunk.deleteMany({ _id: { $in: ids } });
}

async function* chunksOf(importId: string, count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) {
    const chunk = await ImportChunk.findById(chunkId(importId, at));
    if (chunk) yield chunk.bytes;
  }
}

const chunkId = (importId: string, at: number) => `${importId}:${at}`;
