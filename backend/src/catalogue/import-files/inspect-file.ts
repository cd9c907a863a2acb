import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import {
  type FileEncoding,
  IMPORT_COLUMNS_MAX,
  type Separator,
} from '@book-store/contract/uploads';
import { decodeStart, encodingOf, firstLines, separatorOf } from '../../platform/csv/csv-form.ts';
import { streamCsv } from '../../platform/csv/read-csv.ts';
import { AppError, badField, badRequest } from '../../platform/errors/errors.ts';
import { recallColumns } from './column-choices.ts';
import { type ColumnChoice, columnNames, matchColumns } from './column-names.ts';
import { areSurnamesFirst } from './surnames-first.ts';

const SAMPLE_ROWS = 3;
/** Rows whose authors tell in which order names are. */
const SURVEYED_ROWS = 500;
const SAMPLE_LENGTH = 60;
const PART_BYTES = 65_536;

type ParseOptions = {
  encoding?: FileEncoding | undefined;
  separator?: Separator | undefined;
  /** Columns mapped by hand; the others are as in the last import of a file with the same first line. */
  columns?: ColumnChoice | undefined;
};
export type Inspected = Pick<
  ImportView,
  'encoding' | 'separator' | 'columns' | 'lines' | 'total'
> & {
  /** All columns mapped by hand, now or then. */
  chosen: ColumnChoice;
  /** Whether authors are like 'Kafka, Franz'. */
  surnamesFirst: boolean;
};

/**
 * Detects the format and columns of a book file, and counts its lines and rows. Throws `bad-request` for any other
 * file, with the field `encoding` if it could be Latin-1, and with the line of damaged CSV.
 */
export async function inspectFile(bytes: Buffer, options: ParseOptions): Promise<Inspected> {
  const encoding = options.encoding ?? knownEncodingOf(bytes);
  const separator = options.separator ?? separatorOf(firstLines(bytes, encoding, 1)[0] ?? '');
  const rows: string[][] = [];
  let total = -1;
  let lines = 0;
  for await (const { cells, end } of streamCsv(partsOf(bytes), { encoding, separator })) {
    if (rows.length <= SURVEYED_ROWS) rows.push(cells);
    if (rows[0] && rows[0].length > IMPORT_COLUMNS_MAX) throw tooManyColumns(rows[0].length);
    total += 1;
    lines = end;
  }
  const [head = [], ...surveyed] = rows;
  if (total < 1)
    throw badRequest('This file has no rows below its first line.', 'file-without-rows');
  const names = columnNames(head);
  const chosen = { ...(await recallColumns(names)), ...options.columns };
  requireKnown(names, chosen);
  const matched = matchColumns(names, chosen);
  const authors = matched.indexOf('author');
  return {
    encoding,
    separator,
    lines,
    total,
    chosen,
    surnamesFirst: areSurnamesFirst(surveyed.map((cells) => cells[authors] ?? '')),
    columns: names.map((name, at) => ({
      name,
      column: matched[at],
      samples: surveyed
        .slice(0, SAMPLE_ROWS)
        .map((cells) => (cells[at] ?? '').slice(0, SAMPLE_LENGTH)),
    })),
  };
}

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    yield bytes.subarray(from, from + PART_BYTES);
  }
}

/** Throws a question about an encoding that is not Unicode. */
function knownEncodingOf(bytes: Buffer): FileEncoding {
  const encoding = encodingOf(bytes);
  if (encoding !== 'latin1') return encoding;
  const message = 'This file is not in UTF-8. It is probably in Latin-1.';
  const sample = sampleOf(bytes);
  throw new AppError('bad-request', {
    detail: `encoding: ${message} Please check whether this is right: ${sample}`,
    fields: [
      {
        path: 'encoding',
        message: `${message} Send encoding=latin1 to read it that way.`,
        code: 'unknown-encoding',
        values: {},
      },
    ],
    extra: { sample },
  });
}

/** Returns some text around the first non-ASCII character, decoded as Latin-1. */
function sampleOf(bytes: Buffer): string {
  const at = bytes.findIndex((byte) => byte > 0x7f);
  const around = bytes.subarray(Math.max(0, at - 20), at + 20);
  return decodeStart(around, 'latin1')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function requireKnown(names: readonly string[], chosen: ColumnChoice): void {
  const unknown = Object.values(chosen).find(
    (name) => name !== null && !names.includes(name ?? ''),
  );
  if (unknown) {
    throw badField('columns', `The file has no column “${unknown}”.`, 'unknown-column');
  }
}

const tooManyColumns = (count: number) =>
  badRequest(
    `This file has ${count} columns. At most ${IMPORT_COLUMNS_MAX} can be read.`,
    'file-too-many-columns',
    { count, maximum: IMPORT_COLUMNS_MAX },
  );
