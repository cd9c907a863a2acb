import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { SEPARATORS } from '@book-store/contract/uploads';
import { type CsvError, type Info, type Options, parse as parseStream } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { AppError } from '../errors/errors.ts';
import { type CsvForm, decodeParts, isSepLine } from './csv-form.ts';
import { toPlainCell } from './write-csv.ts';

/** The message names the line. */
export class BadCsv extends AppError {
  constructor(line: number, why: string) {
    super('bad-request', { detail: `Line ${line}: ${why}` });
    this.name = 'BadCsv';
  }
}

/** Cells by column name, and the line on which the row begins. */
export type CsvRow = { line: number; cells: Record<string, string> };

/** First line, last line, and the bytes of the file up to the row's end. */
export type CsvCells = { line: number; end: number; cells: string[]; bytes: number };

type Parsed = { info: Info; record: string[] };

/** Otherwise an unclosed quote would turn the rest of the file into one cell. */
const ROW_MAX_BYTES = 200_000;
/** The parser does not count empty cells: a file of separators alone would be millions of them in one row. */
const LINE_MAX_SEPARATORS = 20_000;
/** The parser's own code for a row that is too long. */
const TOO_LONG = 'CSV_MAX_RECORD_SIZE';
const LF = 10;
const CR = 13;
/** Bytes parsed without a pause, which takes a few milliseconds. */
const PART_BYTES = 16_384;
const OPTIONS = {
  bom: true,
  info: true,
  skip_empty_lines: true,
  relax_column_count: true,
  max_record_size: ROW_MAX_BYTES,
} satisfies Options;

/** Parses a CSV text (RFC 4180) with a header line. Throws `BadCsv`. */
export function readCsv(text: string, separator = ','): CsvRow[] {
  const toCells = lineCounter();
  const [head, ...rows] = parseAll(text, separator).map(toCells);
  const names = head?.cells ?? [];
  return rows.map(({ line, cells }) => {
    if (cells.length !== names.length) {
      throw new BadCsv(line, `${cells.length} columns instead of ${names.length}.`);
    }
    return { line, cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) };
  });
}

/**
 * Streams the rows of a CSV file, header first, without a `sep=` line. Accepts quotes inside unquoted cells, as some
 * programs write them. Throws `BadCsv`.
 */
export async function* streamCsv(
  file: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { encoding, separator }: CsvForm,
): AsyncGenerator<CsvCells> {
  const toCells = lineCounter();
  let end = 0;
  let isFirst = true;
  const parser = parseStream({
    ...OPTIONS,
    delimiter: SEPARATORS[separator],
    relax_quotes: true,
    // Counted here, because an error discards rows that have not been read yet.
    on_record: (parsed: unknown) => {
      const row = toCells(parsed as Parsed);
      end = row.end;
      return row as never;
    },
  });
  const feeding = feed(
    decodeParts(file, encoding),
    parser,
    separatorCounter(SEPARATORS[separator]),
  );
  try {
    for await (const parsed of parser) {
      const row = parsed as CsvCells;
      if (!(isFirst && isSepLine(row.cells))) yield row;
      isFirst = false;
    }
    await feeding;
  } catch (error) {
    throw toBadCsv(error, end + 1);
  } finally {
    parser.destroy();
    await feeding;
  }
}

/** Never rejects: the parser does. */
async function feed(
  file: AsyncIterable<string | Uint8Array>,
  parser: ReturnType<typeof parseStream>,
  count: (bytes: Uint8Array) => void,
): Promise<void> {
  try {
    for await (const part of file) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      for (let from = 0; from < bytes.length; from += PART_BYTES) {
        if (parser.destroyed) return;
        const piece = bytes.subarray(from, from + PART_BYTES);
        count(piece);
        if (!parser.write(piece)) await drained(parser);
        await yieldToEventLoop();
      }
    }
    parser.end();
  } catch (error) {
    parser.destroy(error as Error);
  }
}

/** Returns a function to call for each piece of UTF-8, which throws once a line has too many separators. */
function separatorCounter(separator: string) {
  const own = separator.charCodeAt(0);
  let count = 0;
  return (bytes: Uint8Array) => {
    for (const byte of bytes) {
      if (byte === own) count += 1;
      else if (byte === LF || byte === CR) count = 0;
    }
    if (count > LINE_MAX_SEPARATORS) {
      throw Object.assign(new Error('Too many cells'), { code: TOO_LONG, lines: 1 });
    }
  };
}

const drained = (parser: ReturnType<typeof parseStream>) =>
  new Promise<void>((resolve) => {
    const done = () => {
      parser.off('drain', done).off('close', done);
      resolve();
    };
    parser.on('drain', done).on('close', done);
    if (parser.destroyed) done();
  });

/** Returns a function to call for each row. The parser counts a CRLF inside a cell as two lines. */
function lineCounter() {
  let twice = 0;
  return ({ info, record }: Parsed): CsvCells => {
    const text = record.join(' ');
    const breaks = text.match(/\r\n|\r|\n/g) ?? [];
    twice += breaks.filter((one) => one.length > 1).length;
    const end = info.lines - twice;
    return { line: end - breaks.length, end, cells: record.map(toPlainCell), bytes: info.bytes };
  };
}

function parseAll(text: string, delimiter: string): Parsed[] {
  try {
    return parse(text, { ...OPTIONS, delimiter }) as unknown as Parsed[];
  } catch (error) {
    throw toBadCsv(error);
  }
}

function toBadCsv(error: unknown, start?: number): unknown {
  const { code, lines } = error as CsvError & { lines?: number };
  if (typeof code !== 'string' || typeof lines !== 'number') return error;
  const isLong = code === TOO_LONG;
  return new BadCsv(
    start ?? lines,
    isLong
      ? 'This row is too long. Is a quote missing?'
      : 'A quote is missing, or there is one too many.',
  );
}
