import { isUtf8 } from 'node:buffer';
import { type FileEncoding, SEPARATORS, type Separator } from '@book-store/contract/uploads';
import { badRequest } from '../errors/errors.ts';

export type CsvForm = { encoding: FileEncoding; separator: Separator };

/** The separator is detected in the first lines of a file. */
const HEAD_BYTES = 65_536;

/** Latin-1 is a guess. Throws `bad-request` for what is not text. */
export function encodingOf(bytes: Buffer): FileEncoding {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    throw badRequest(
      'This is an Excel workbook. Please save it as “CSV UTF-8” and choose that file.',
      'file-excel',
    );
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16';
  // A stray NUL further down is its row's problem.
  const end = bytes.indexOf('\n');
  if (isUtf8(bytes) && !bytes.subarray(0, end < 0 ? bytes.length : end).includes(0)) return 'utf-8';
  if (bytes.includes(0))
    throw badRequest('This is not a text file. Please choose a CSV file.', 'file-not-text');
  return 'latin1';
}

/** Returns the first lines of a file, with quotes; a quoted line break does not end one. */
export function firstLines(bytes: Buffer, encoding: FileEncoding, count: number): string[] {
  const head = decodeStart(bytes.subarray(0, HEAD_BYTES), encoding);
  const lines: string[] = [];
  for (const [line] of head.matchAll(/(?:"(?:[^"]|"")*"|[^"\r\n])+|"/g)) {
    if (lines.push(line) === count) break;
  }
  return lines;
}

/** Excel's line that declares the separator. */
const SEP_LINE = /^"?sep=(.|\\t)?"?$/i;

export function separatorOf(line: string): Separator {
  const [first = 'comma', ...others] = Object.keys(SEPARATORS) as Separator[];
  const said = SEP_LINE.exec(line)?.[1]?.replace('\\t', '\t');
  const named = [first, ...others].find((one) => SEPARATORS[one] === said);
  if (named) return named;
  // The most frequent one outside quotes.
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const timesOf = (separator: Separator) => bare.split(SEPARATORS[separator]).length;
  return others.reduce((best, one) => (timesOf(one) > timesOf(best) ? one : best), first);
}

/** Returns whether a row is Excel's `sep=` line. */
export const isSepLine = ([first = '', ...others]: readonly string[]): boolean =>
  SEP_LINE.test(first) && others.every((cell) => cell === '');

/** Decodes chunks to UTF-8, wherever they were cut. */
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

/** Decodes the beginning of a file exactly as `decodeParts` does. */
export const decodeStart = (bytes: Uint8Array, encoding: FileEncoding): string =>
  // As a stream: otherwise some versions of Node read Windows-1252 as ISO 8859-1, where '€' is a control character.
  decoderOf(encoding).decode(bytes, { stream: true });

const NAMES = { 'utf-8': 'utf-8', 'utf-16': 'utf-16le', latin1: 'windows-1252' } as const;
const decoderOf = (encoding: FileEncoding) => new TextDecoder(NAMES[encoding]);
