import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { BookColumn } from '@book-store/contract/catalogue/imports/book-columns';
import { AUTHOR_MAX } from '@book-store/contract/text-limits';
import { isForeign } from '../../platform/csv/read-cell-amount.ts';
import {
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
import { readRating } from './read-rating.ts';
import { BadCell, type RemarkText, remarkText } from './remarks.ts';
import { type Cells, fittingAuthors, inReadingOrder, type Remark } from './row-cells.ts';

/** A row's values in the format of the form, not validated yet. */
export type Input = Record<string, unknown>;

/** Reports a repair of a cell, and the value used instead. */
type Note = (text: RemarkText, to?: string) => void;
type Read = (cell: string, note: Note) => unknown;

/** A dash removes an optional value. */
const DASH = /^\s*[-–—]\s*$/;
const optional =
  (read: Read, none: null | '' = null): Read =>
  (cell, note) => {
    if (DASH.test(cell)) return none;
    return cell.trim() === '' ? undefined : read(cell, note);
  };
const asText: Read = (cell) => cell;
const asIsbn: Read = (cell, note) => {
  const { isbn, repair, problem } = readIsbn(cell);
  if (problem) throw new BadCell(problem);
  if (repair) note(remarkText(repair), isbn);
  // A placeholder such as 'n/a'.
  return isbn;
};
const asAuthor =
  (surnamesFirst: boolean): Read =>
  (cell, note) => {
    const inOrder = inReadingOrder(cell, surnamesFirst);
    const fitting = fittingAuthors(inOrder);
    if (fitting !== inOrder) {
      note(remarkText('authors-cut', { maximum: AUTHOR_MAX }), fitting);
    } else if (inOrder !== cell) {
      note(remarkText('authors-turned'), inOrder);
    }
    return fitting;
  };
const asFormat: Read = (cell, note) => {
  const format = formatNamed(cell);
  if (!format) note(remarkText('unknown-format'));
  return format ?? 'other';
};
const asPrice = (cell: string, note: Note): number => {
  const price = toPrice(cell);
  if (isForeign(cell)) note(remarkText('foreign-price'), String(price));
  return price;
};

const asStock = (cell: string, note: Note): number => {
  const stock = toWhole(cell);
  if (stock >= 0) return stock;
  note(remarkText('stock-below-zero'), '0');
  return 0;
};

const READERS: Readonly<Partial<Record<BookColumn, Read>>> = {
  title: asText,
  description: (cell) => (DASH.test(cell) ? '' : cell),
  isbn: optional(asIsbn),
  publisher: optional(asText),
  publishedYear: optional(toYear),
  pages: optional(toPages),
  // Suppliers write 0 for an unknown weight.
  weight: optional((cell) => toGrams(cell) || undefined),
  language: optional(toLanguageCode),
  format: optional(asFormat),
  tags: optional(toTags),
  popularity: optional(toWhole),
  stock: optional(asStock),
  orderable: toFlag,
  hidden: toFlag,
  fixedPrice: toFlag,
  trending: toFlag,
};

type RowReading = {
  categoryOf: (cell: string) => string;
  /** Whether the file's authors are like 'Kafka, Franz'. */
  surnamesFirst: boolean;
};

/**
 * Returns the form's input for a row: its cells, completed with defaults and the book's present values. A blank cell
 * or missing column changes nothing; a dash removes. Also returns problems and repairs.
 */
export function readRow(
  cells: Cells,
  existing: BookView | undefined,
  { categoryOf, surnamesFirst }: RowReading,
): { input: Input; problems: Remark[]; repairs: Remark[] } {
  const problems: Remark[] = [];
  const repairs: Remark[] = [];
  const input: Input = existing ? whatEveryBookHas(existing) : {};
  const attempt: Attempt = (column, read) => {
    const cell = cells[column] ?? '';
    try {
      return read(cell, (text, to) => {
        repairs.push({ column, value: cell, ...text, ...(to && { to }) });
      });
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ column, value: cell, ...error.remark });
      return undefined;
    }
  };
  const isGiven = (column: BookColumn) => {
    const cell = cells[column];
    return cell !== undefined && !(existing && cell.trim() === '');
  };
  for (const [column, read] of Object.entries(READERS) as [BookColumn, Read][]) {
    // A book found by its _id keeps its ISBN.
    if (column === 'isbn' && existing && isRoundedIsbn(cells.isbn ?? '')) continue;
    if (isGiven(column)) input[column] = attempt(column, read);
  }
  if (isGiven('author')) input.author = attempt('author', optional(asAuthor(surnamesFirst), ''));
  if (isGiven('category')) input.category = attempt('category', categoryOf);
  if (cells.coverImage?.trim()) {
    input.coverImage = DASH.test(cells.coverImage) ? '' : cells.coverImage;
  }
  Object.assign(input, readPrices(cells, existing, attempt));
  if (isGiven('series') || isGiven('seriesNumber')) {
    input.series = readSeries(cells, existing, attempt, problems);
  }
  if (isGiven('ratingAverage') || isGiven('ratingCount') || isGiven('ratingSource')) {
    Object.assign(input, readRating(cells, { existing, attempt, problems }));
  }
  return { input, problems, repairs };
}

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

/**
 * Without an old price in the file, the stored one is removed when the price changes and is not below it, before or
 * after.
 */
function readPrices(cells: Cells, existing: BookView | undefined, attempt: Attempt): Input {
  const newPrice = cells.newPrice?.trim() ? attempt('newPrice', asPrice) : existing?.newPrice;
  if (cells.oldPrice?.trim()) {
    return { newPrice, oldPrice: attempt('oldPrice', optional(asPrice)) };
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
  if (DASH.test(cells.series ?? '')) return null;
  const name = cells.series?.trim() ? cells.series : (existing?.series?.name ?? '');
  const number = cells.seriesNumber?.trim()
    ? attempt('seriesNumber', optional(toNumber))
    : name === existing?.series?.name
      ? existing?.series?.number
      : undefined;
  if (name.trim()) return { name, number };
  if (number !== undefined && number !== null) {
    problems.push({
      column: 'seriesNumber',
      value: String(number),
      ...remarkText('series-without-name'),
    });
  }
  return null;
}
