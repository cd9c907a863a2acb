import type { FileEncoding } from '@book-store/contract/import-limits';

/** Returns the parts of a file in UTF-8, wherever it was cut. */
export async function* decodeParts(
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  encoding: FileEncoding,
): AsyncGenerator<string | Uint8Array> {
  if (encoding === 'utf-8') {
    yield* parts;
    return;
  }
  const decoder = new TextDecoder(encoding === 'latin1' ? 'windows-1252' : 'utf-16le');
  for await (const part of parts) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}
