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
  columns,
  typed = [],
}: StoredImport): AsyncGenerator<FileRow> {
  const isTyped = new Set(typed.map((one) => one.row));
  let row = -1;
  const form = { encoding, separator: separator as Separator };
  for await (const cells of streamCsv(chunksOf(_id.toString(), chunks), form)) {
    row += 1;
    if (isTyped.has(row)) {
      const over = typed.filter((one) => one.row === row);
      yield { ...cells, cells: withTyped(cells.cells, over, columns.length), row };
    } else if (row > 0) yield { ...cells, row };
  }
}

/** A row that was typed over has a cell for each column, whatever the file has. */
function withTyped(
  cells: readonly string[],
  typed: readonly { column: number; text?: string | null | undefined }[],
  length: number,
): string[] {
  const texts = new Map(typed.map(({ column, text }) => [column, text ?? '']));
  return Array.from({ length }, (_, at) => texts.get(at) ?? cells[at] ?? '');
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
