import { BOOK_COLUMNS, type BookColumn } from '@book-store/contract/catalogue/imports/book-columns';
import { toMinor, toMoneyText } from '@book-store/contract/money';
import type { MovedChoice } from '@book-store/contract/uploads';
import { readCellAmount } from '../../platform/csv/read-cell-amount.ts';
import type { StoredBook } from '../books/books.model.ts';
import { remarkText } from '../import-files/remarks.ts';
import type { Cells, Remark } from '../import-files/row-cells.ts';

/** Whether the shop's value wins, and the question to ask about it. */
export type CellConflict = { keeps: boolean; question: Remark };

/** The values at the time of the export; undefined if the file does not have them, null for none. */
type Exported = { version?: number; stock?: number | null; price?: number | undefined };

export const columnOf = (field: string): BookColumn =>
  FIELD_COLUMNS[field] ?? BOOK_COLUMNS.find((column) => column === field) ?? 'title';
const FIELD_COLUMNS: Readonly<Record<string, BookColumn>> = {
  newPriceCents: 'newPrice',
  oldPriceCents: 'oldPrice',
  rating: 'ratingAverage',
  coverSource: 'coverImage',
  coverProblem: 'coverImage',
};

/**
 * Returns a function that decides about a column that differs from the shop. It returns undefined if the shop has not
 * changed the value since the export, or the file is no export.
 */
export function changedSinceExport(
  cells: Cells,
  existing: StoredBook,
  choice: MovedChoice,
): (column: BookColumn) => CellConflict | undefined {
  const seen = seenBy(cells);
  return (column) => {
    if (!isMoved(column, seen, existing)) return undefined;
    const isEdited = !isAsSeen(column, seen, cells);
    const [shop, file] = [shopsValue(column, existing), cells[column] ?? ''];
    const value = `${shop ?? (column === 'stock' ? 'not counted' : 'none')} in the shop, ${file} in the file`;
    const remark = remarkText(isEdited ? 'changed-in-both' : 'changed-in-shop', {
      ...(shop !== undefined && { shop }),
      file,
    });
    const takesFile = choice === 'file' || (choice === 'edited' && isEdited);
    return { keeps: !takesFile, question: { column, value, ...remark } };
  };
}

/** Only exports identify books by `_id`. */
function seenBy(cells: Cells): Exported {
  if (!cells._id?.trim()) return {};
  const version = wholeOf(cells.versionSeen);
  const price = readCellAmount(cells.priceSeen ?? '')?.amount;
  return {
    ...(version !== undefined && { version }),
    ...(cells.stockSeen !== undefined && { stock: wholeOf(cells.stockSeen) ?? null }),
    ...(price !== undefined && { price: toMinor(price) }),
  };
}

function isMoved(column: BookColumn, seen: Exported, existing: StoredBook): boolean {
  if (column === 'stock')
    return seen.stock !== undefined && seen.stock !== (existing.stock ?? null);
  if (column === 'newPrice' && seen.price !== undefined) {
    return seen.price !== existing.newPriceCents;
  }
  return seen.version !== undefined && seen.version !== (existing.version ?? 0);
}

/** Returns whether a cell is as exported; unknown for most columns. */
function isAsSeen(column: BookColumn, seen: Exported, cells: Cells): boolean {
  const cell = cells[column] ?? '';
  if (column === 'stock') return (wholeOf(cell) ?? null) === seen.stock;
  const amount = column === 'newPrice' ? readCellAmount(cell)?.amount : undefined;
  return amount !== undefined && toMinor(amount) === seen.price;
}

const wholeOf = (cell = ''): number | undefined =>
  /^\d{1,9}$/.test(cell.trim()) ? Number(cell) : undefined;

/** Formats the shop's value as the file would; undefined for none. */
function shopsValue(column: BookColumn, existing: StoredBook): string | undefined {
  if (column === 'newPrice') return toMoneyText(existing.newPriceCents);
  if (column === 'oldPrice') return toMoneyText(existing.oldPriceCents ?? 0);
  const value = (existing as Partial<Record<BookColumn, unknown>>)[column];
  if (column === 'ratingAverage') return existing.rating && String(existing.rating.average);
  if (column === 'series') return existing.series?.name;
  if (column === 'coverImage') return existing.coverSource || existing.coverImage || undefined;
  return value === undefined || value === null || value === '' ? undefined : String(value);
}
