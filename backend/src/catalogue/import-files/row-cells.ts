import type { BookColumn } from '@book-store/contract/catalogue/imports/book-columns';
import type { ImportRowView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { fold } from '@book-store/contract/fold';
import { BookLine } from '@book-store/contract/parts.schemas';
import { AUTHOR_MAX } from '@book-store/contract/text-limits';
import type { CsvCells } from '../../platform/csv/read-csv.ts';
import { isRank } from './column-names.ts';
import { readIsbn } from './read-isbn.ts';
import { remarkText } from './remarks.ts';
import { firstNamesFirst } from './surnames-first.ts';

export type Cells = Partial<Record<BookColumn, string>>;
/** A problem with a cell, or its repair. */
export type Remark = Omit<ImportRowView['problems'][number], 'column'> & {
  column?: BookColumn | undefined;
};
/** The popularity of rank 1 in a sales ranking; rank n gets an nth of it. */
const FIRST_OF_RANKING = 10_000_000;

export function cellsOf(
  row: CsvCells,
  columns: readonly (BookColumn | undefined)[],
  names: readonly string[],
): Cells {
  const cells: Cells = {};
  for (const [at, column] of columns.entries()) {
    if (!column) continue;
    const cell = row.cells[at] ?? '';
    const rank =
      column === 'popularity' && isRank(names[at] ?? '') ? /^[#\s]*([\d,]+)\s*$/.exec(cell) : null;
    const place = Number(rank?.[1]?.replaceAll(',', ''));
    // A file may have several ISBN columns: an EAN of something else, and one of 10 digits.
    if (column === 'isbn' && isKeptIsbn(cells.isbn, cell)) continue;
    cells[column] = place > 0 ? String(Math.round(FIRST_OF_RANKING / place)) : cell;
  }
  return cells;
}

type File = {
  columns: readonly (BookColumn | undefined)[];
  separator: string;
};

/**
 * Returns a question about a row that may really be several: a stray quote ends at the next one, and everything
 * between becomes one cell. Descriptions and unmapped columns may contain line breaks and separators, but hardly as
 * many as rows have.
 */
export function severalRows({ cells }: CsvCells, { columns, separator }: File): Remark | undefined {
  const isShort = cells.length < columns.length;
  for (const [at, cell] of cells.entries()) {
    const breaks = cell.match(/\r\n|\r|\n/g)?.length ?? 0;
    const signs = breaks === 0 ? 0 : cell.split(separator).length - 1;
    if (signs === 0) continue;
    const column = columns[at];
    const ofRows = breaks * (columns.length - 1);
    const mayHoldThem = column === undefined || column === 'description';
    if (mayHoldThem && !(isShort ? signs >= ofRows : signs === ofRows)) continue;
    return { ...(column && { column }), value: cell, ...remarkText('several-rows') };
  }
  return undefined;
}

const isKeptIsbn = (before: string | undefined, cell: string): boolean =>
  before !== undefined &&
  (readIsbn(before).isbn !== undefined || (before.trim() !== '' && !readIsbn(cell).isbn));

/** The id, the ISBN or both; the name alone only if the row has neither. */
export type Key = {
  id?: string | undefined;
  isbn?: string | undefined;
  /** Title and author (`nameOf`); absent without a title. */
  name?: string | undefined;
};

type KeyReading = {
  leaveOut: readonly BookColumn[];
  /** Whether the file's authors are like 'Kafka, Franz'. */
  surnamesFirst: boolean;
};

/** Returns what identifies a row's book, or a problem. A wrong ISBN may be skipped. */
export function keyOf(cells: Cells, { leaveOut, surnamesFirst }: KeyReading): Key | Remark {
  const id = cells._id?.trim().toLowerCase() || undefined;
  if (id && !/^[0-9a-f]{24}$/.test(id)) {
    return { column: '_id', value: id, ...remarkText('not-a-book') };
  }
  const { isbn, problem } = readIsbn(cells.isbn ?? '');
  const name = cells.title?.trim()
    ? nameOf(cells.title, fittingAuthors(inReadingOrder(cells.author ?? '', surnamesFirst)))
    : undefined;
  if (id || isbn) return { id, isbn, name };
  if (problem && !leaveOut.includes('isbn')) {
    return { column: 'isbn', value: cells.isbn?.trim(), ...remarkText(problem) };
  }
  if (name) return { name };
  return { column: 'title', ...remarkText('no-key') };
}

export const inReadingOrder = (cell: string, surnamesFirst: boolean): string =>
  surnamesFirst ? firstNamesFirst(cell) : cell;

/** Truncates a list of authors after a whole name. */
export function fittingAuthors(cell: string): string {
  const text = cell.trim();
  if (text.length <= AUTHOR_MAX) return cell;
  return /^.+(?=[,;&|])/su.exec(text.slice(0, AUTHOR_MAX + 1))?.[0]?.trim() ?? cell;
}

/** Returns the key of a book without an ISBN. */
export const nameOf = (title: string, author: string | null = ''): string =>
  [title, author ?? ''].map((text) => fold(BookLine.safeParse(text).data ?? text)).join('\n');
