import type { BookColumn } from '@book-store/contract/book-columns';
import { toIsbn13 } from '@book-store/contract/isbn';
import type { BookView } from '@book-store/contract/schemas/books';
import type { ImportRowView } from '@book-store/contract/schemas/imports';
import type { CsvCells } from '../../shared/read-csv.ts';
import {
  BadCell,
  isRoundedIsbn,
  toFlag,
  toIsbnText,
  toLanguageCode,
  toNumber,
  toPages,
  toPrice,
  toTags,
  toWhole,
  toYear,
} from './cell-values.ts';
import { isRank } from './column-names.ts';
import { formatNamed } from './format-words.ts';

export type Cells = Partial<Record<BookColumn, string>>;
export type Problem = ImportRowView['problems'][number] & { column?: BookColumn };
/** A row's values as the form would send them, not validated yet. */
export type Input = Record<string, unknown>;

/** The popularity of the first of a sales ranking; that of the others is the share that their rank is of it. */
const FIRST_OF_RANKING = 10_000_000;

/** Returns the cells of a row by the columns of a book. */
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
    cells[column] = place > 0 ? String(Math.round(FIRST_OF_RANKING / place)) : cell;
  }
  return cells;
}

/** What identifies the book of a row: its id, its ISBN, or both. */
export type Key = { id?: string | undefined; isbn?: string | undefined };

/** Returns what identifies the book of a row, or what is wrong with it. */
export function keyOf(cells: Cells): Key | Problem {
  const id = cells._id?.trim().toLowerCase() || undefined;
  if (id && !/^[0-9a-f]{24}$/.test(id)) {
    return { column: '_id', value: id, message: 'This is not the number of a book in the shop.' };
  }
  const value = cells.isbn?.trim();
  const isbn = value ? toIsbn13(withoutRounding(value)) : undefined;
  if (id || isbn) return { id, isbn };
  if (value) return { column: 'isbn', value, message: isbnProblem(value) };
  return {
    column: 'isbn',
    message: 'Without an ISBN (or the _id of an export) the book cannot be recognised next time.',
  };
}

const withoutRounding = (cell: string) => (isRoundedIsbn(cell) ? '' : toIsbnText(cell));

function isbnProblem(cell: string): string {
  try {
    toIsbnText(cell);
    return 'This is not an ISBN. Please check its digits: there are 10 or 13.';
  } catch (error) {
    return (error as Error).message;
  }
}

type Read = (cell: string) => unknown;

/** An empty cell is null in a column that can be removed; columns that every book has are read even if empty. */
const optional =
  (read: Read): Read =>
  (cell) =>
    cell.trim() === '' ? null : read(cell);
const asText: Read = (cell) => cell;

const READERS: Readonly<Partial<Record<BookColumn, Read>>> = {
  title: asText,
  author: asText,
  description: asText,
  isbn: optional((cell) => toIsbnText(cell)),
  publisher: optional(asText),
  publishedYear: optional(toYear),
  pages: optional(toPages),
  language: optional(toLanguageCode),
  format: optional((cell) => formatNamed(cell) ?? 'other'),
  tags: optional(toTags),
  popularity: optional(toWhole),
  stock: optional(toWhole),
  orderable: toFlag,
  hidden: toFlag,
  trending: toFlag,
};

/**
 * Returns the book that the form would send for a row: what its columns say, and for the rest what every
 * book has and this one has already. A column that the file does not have changes nothing.
 */
export function readRow(
  cells: Cells,
  existing: BookView | undefined,
  categoryOf: (cell: string) => string,
): { input: Input; problems: Problem[] } {
  const problems: Problem[] = [];
  const input: Input = existing ? whatEveryBookHas(existing) : {};
  const attempt = <Value>(column: BookColumn, read: (cell: string) => Value): Value | undefined => {
    const cell = cells[column] ?? '';
    try {
      return read(cell);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ column, value: cell, message: error.message });
      return undefined;
    }
  };
  for (const [column, read] of Object.entries(READERS) as [BookColumn, Read][]) {
    // A book that was found by its _id keeps its ISBN.
    if (column === 'isbn' && existing && isRoundedIsbn(cells.isbn ?? '')) continue;
    if (cells[column] !== undefined) input[column] = attempt(column, read);
  }
  if (cells.category !== undefined) input.category = attempt('category', categoryOf);
  // As in the form, an empty one keeps the cover.
  if (cells.coverImage?.trim()) input.coverImage = cells.coverImage;
  Object.assign(input, readPrices(cells, existing, attempt));
  if (cells.series !== undefined || cells.seriesNumber !== undefined) {
    input.series = readSeries(cells, existing, attempt, problems);
  }
  return { input, problems };
}

const whatEveryBookHas = ({ title, description, category, newPrice }: BookView): Input => ({
  title,
  description,
  category,
  newPrice,
});

type Attempt = <Value>(column: BookColumn, read: (cell: string) => Value) => Value | undefined;

/** Without a column for it, an old price goes when the price changes and is not below it, before or after. */
function readPrices(cells: Cells, existing: BookView | undefined, attempt: Attempt): Input {
  const isEmpty = cells.newPrice !== undefined && !cells.newPrice.trim();
  const kept = isEmpty ? undefined : existing?.newPrice;
  const newPrice = cells.newPrice?.trim() ? attempt('newPrice', toPrice) : kept;
  if (cells.oldPrice !== undefined) {
    return { newPrice, oldPrice: cells.oldPrice.trim() ? attempt('oldPrice', toPrice) : null };
  }
  const highest = Math.max(existing?.newPrice ?? 0, newPrice ?? 0);
  const isOver = newPrice !== existing?.newPrice && (existing?.oldPrice ?? 0) <= highest;
  return { newPrice, ...(isOver && { oldPrice: null }) };
}

function readSeries(
  cells: Cells,
  existing: BookView | undefined,
  attempt: Attempt,
  problems: Problem[],
): unknown {
  const name = cells.series ?? existing?.series?.name ?? '';
  const isKept = cells.seriesNumber === undefined && name === existing?.series?.name;
  const number = cells.seriesNumber?.trim()
    ? attempt('seriesNumber', toNumber)
    : isKept
      ? existing?.series?.number
      : undefined;
  if (name.trim()) return { name, number };
  if (number !== undefined) {
    const message = 'A number in a series needs the name of the series.';
    problems.push({ column: 'seriesNumber', value: String(number), message });
  }
  return null;
}
