import type { BookColumn } from '@book-store/contract/book-columns';
import type { BookView } from '@book-store/contract/schemas/books';
import { AUTHOR_MAX } from '@book-store/contract/text-limits';
import { isForeign } from '../../shared/read-cell-amount.ts';
import {
  BadCell,
  toFlag,
  toGrams,
  toLanguageCode,
  toNumber,
  toPages,
  toPrice,
  toTags,
  toWhole,
  toYear,
} from './cell-values.ts';
import { formatNamed } from './format-words.ts';
import { isRoundedIsbn, readIsbn } from './read-isbn.ts';
import { type Cells, fittingAuthors, type Remark } from './row-cells.ts';

/** A row's values as the form would send them, not validated yet. */
export type Input = Record<string, unknown>;

/** Says what was mended in a cell, and what it reads now. */
type Note = (message: string, to?: string) => void;
type Read = (cell: string, note: Note) => unknown;

/** An empty cell is null in a column that can be removed; columns that every book has are read even if empty. */
const optional =
  (read: Read): Read =>
  (cell, note) =>
    cell.trim() === '' ? null : read(cell, note);
const asText: Read = (cell) => cell;
const asIsbn: Read = (cell, note) => {
  const { isbn, repair, problem } = readIsbn(cell);
  if (problem) throw new BadCell(problem);
  if (repair) note(repair, isbn);
  return isbn ?? null;
};
const asAuthor: Read = (cell, note) => {
  const fitting = fittingAuthors(cell);
  if (fitting !== cell) {
    note(`Only the first of these names fit into ${AUTHOR_MAX} characters.`, fitting);
  }
  return fitting;
};
const asFormat: Read = (cell, note) => {
  const format = formatNamed(cell);
  if (!format) note('No known word for a format; it becomes “Other”.');
  return format ?? 'other';
};
const asPrice = (cell: string, note: Note): number => {
  const price = toPrice(cell);
  if (isForeign(cell)) note("Read as an amount in the shop's currency.", String(price));
  return price;
};

const READERS: Readonly<Partial<Record<BookColumn, Read>>> = {
  title: asText,
  author: asAuthor,
  description: asText,
  isbn: asIsbn,
  publisher: optional(asText),
  publishedYear: optional(toYear),
  pages: optional(toPages),
  // Suppliers write 0 where they do not know.
  weight: optional((cell) => toGrams(cell) || null),
  language: optional(toLanguageCode),
  format: optional(asFormat),
  tags: optional(toTags),
  popularity: optional(toWhole),
  stock: optional(toWhole),
  orderable: toFlag,
  hidden: toFlag,
  fixedPrice: toFlag,
  trending: toFlag,
};

/**
 * Returns the book that the form would send for a row: what its columns say, and for the rest what every
 * book has and this one has already. A column that the file does not have changes nothing. Says what is wrong with
 * its cells, and what was mended in them.
 */
export function readRow(
  cells: Cells,
  existing: BookView | undefined,
  categoryOf: (cell: string) => string,
): { input: Input; problems: Remark[]; repairs: Remark[] } {
  const problems: Remark[] = [];
  const repairs: Remark[] = [];
  const input: Input = existing ? whatEveryBookHas(existing) : {};
  const attempt: Attempt = (column, read) => {
    const cell = cells[column] ?? '';
    try {
      return read(cell, (message, to) => {
        repairs.push({ column, value: cell, message, ...(to && { to }) });
      });
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ column, value: cell, message: error.message });
      return undefined;
    }
  };
  // An empty cell takes nothing from a book that every book has.
  const isGiven = (column: BookColumn) =>
    cells[column] !== undefined &&
    !(existing && EVERY_BOOK_HAS.includes(column) && cells[column]?.trim() === '');
  for (const [column, read] of Object.entries(READERS) as [BookColumn, Read][]) {
    // A book that was found by its _id keeps its ISBN.
    if (column === 'isbn' && existing && isRoundedIsbn(cells.isbn ?? '')) continue;
    if (isGiven(column)) input[column] = attempt(column, read);
  }
  if (isGiven('category')) input.category = attempt('category', categoryOf);
  // As in the form, an empty one keeps the cover.
  if (cells.coverImage?.trim()) input.coverImage = cells.coverImage;
  Object.assign(input, readPrices(cells, existing, attempt));
  if (cells.series !== undefined || cells.seriesNumber !== undefined) {
    input.series = readSeries(cells, existing, attempt, problems);
  }
  return { input, problems, repairs };
}

const EVERY_BOOK_HAS: readonly BookColumn[] = ['title', 'description', 'category'];
const whatEveryBookHas = ({ title, description, category, newPrice }: BookView): Input => ({
  title,
  description,
  category,
  newPrice,
});

type Attempt = <Value>(
  column: BookColumn,
  read: (cell: string, note: Note) => Value,
) => Value | undefined;

/** Without a column for it, an old price goes when the price changes and is not below it, before or after. */
function readPrices(cells: Cells, existing: BookView | undefined, attempt: Attempt): Input {
  const isEmpty = cells.newPrice !== undefined && !cells.newPrice.trim();
  const kept = isEmpty ? undefined : existing?.newPrice;
  const newPrice = cells.newPrice?.trim() ? attempt('newPrice', asPrice) : kept;
  if (cells.oldPrice !== undefined) {
    return { newPrice, oldPrice: cells.oldPrice.trim() ? attempt('oldPrice', asPrice) : null };
  }
  const highest = Math.max(existing?.newPrice ?? 0, newPrice ?? 0);
  const isOver = newPrice !== existing?.newPrice && (existing?.oldPrice ?? 0) <= highest;
  return { newPrice, ...(isOver && { oldPrice: null }) };
}

function readSeries(
  cells: Cells,
  existing: BookView | undefined,
  attempt: Attempt,
  problems: Remark[],
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
