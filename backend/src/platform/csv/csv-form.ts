import { isUtf8 } from 'node:buffer';
import { type FileEncoding, SEPARATORS, type Separator } from '@book-store/contract/uploads';
import { badRequest } from '../errors/errors.ts';

/** How a CSV file is written. */
export type CsvForm = { encoding: FileEncoding; separator: Separator };

/** The first lines of a file decide what separates its cells. */
const HEAD_BYTES = 65_536;

/** Returns the encoding of a file; Latin-1 is a guess. Throws `bad-request` for what is not text. */
export function encodingOf(bytes: Buffer): FileEncoding {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    throw badRequest(
      'This is an Excel workbook. Please save it as “CSV UTF-8” and choose that file.',
    );
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16';
  // A stray NUL further down is a matter of its row.
  const end = bytes.indexOf('\n');
  if (isUtf8(bytes) && !bytes.subarray(0, end < 0 ? bytes.length : end).includes(0)) return 'utf-8';
  if (bytes.includes(0)) throw badRequest('This is not a text file. Please choose a CSV file.');
  return 'latin1';
}

/** Returns the first lines of a file, with their quotes; a quoted line break does not end one. */
export function firstLines(bytes: Buffer, encoding: FileEncoding, count: number): string[] {
  const head = decodeStart(bytes.subarray(0, HEAD_BYTES), encoding);
  const lines: string[] = [];
  for (const [line] of head.matchAll(/(?:"(?:[^"]|"")*"|[^"\r\n])+|"/g)) {
    if (lines.push(line) === count) break;
  }
  return lines;
}

/** The line with which Excel says what separates the cells of the lines below it. */
const SEP_LINE = /^"?sep=(.|\\t)?"?$/i;

/** Returns what separates the cells of the file that begins with this line. */
export function separatorOf(line: string): Separator {
  const [first = 'comma', ...others] = Object.keys(SEPARATORS) as Separator[];
  const said = SEP_LINE.exec(line)?.[1]?.replace('\\t', '\t');
  const named = [first, ...others].find((one) => SEPARATORS[one] === said);
  if (named) return named;
  // What is most frequent outside quotes.
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const timesOf = (separator: Separator) => bare.split(SEPARATORS[separator]).length;
  return others.reduce((best, one) => (timesOf(one) > timesOf(best) ? one : best), first);
}

/** Returns whether a line is no row, but only says what separates the cells. */
export const isSepLine = ([first = '', ...others]: readonly string[]): boolean =>
  SEP_LINE.test(first) && others.every((cell) => cell === '');

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
