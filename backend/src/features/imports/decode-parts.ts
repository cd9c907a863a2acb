import type { FileEncoding } from '@book-store/contract/uploads';

/** Returns the parts of a file in UTF-8, wherever it was cut. */
export async function* decodeParts(
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  encoding: FileEncoding,
): AsyncGenerator<string | Uint8Array> {
  if (encoding === 'utf-8') {
    yield* parts;
    return;
  }
  const decoder = decoderOf(encoding);
  for await (const part of parts) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

/** Returns the beginning of a file as text, just as `decodeParts` reads it. */
export const decodeStart = (bytes: Uint8Array, encoding: FileEncoding): string =>
  // As a stream: without, some versions of Node read Windows-1252 as ISO 8859-1, where '€' is a control character.
  decoderOf(encoding).decode(bytes, { stream: true });

const NAMES = { 'utf-8': 'utf-8', 'utf-16': 'utf-16le', latin1: 'windows-1252' } as const;
const decoderOf = (encoding: FileEncoding) => new TextDecoder(NAMES[encoding]);
