import {
  BOOK_COLUMN_NAMES,
  BOOK_COLUMNS,
  type BookColumn,
  GERMAN_BOOK_COLUMN_NAMES,
} from '@book-store/contract/catalogue/imports/book-columns';
import { fold as foldLetters } from '@book-store/contract/fold';
import { COLUMN_WORDS } from './column-words.ts';

const fold = (name: string) =>
  foldLetters(name)
    // 'Author(s)', 'ISBN-13', 'Price ($)', 'RRP in USD'
    .replace(/\(s\)/g, 's')
    .replace(/\b(in )?(usd|us\$|eur|euro|gbp|chf)(?![a-z])/g, '')
    .replace(/[^a-z0-9]/g, '');

const FOLDED = new Map(
  BOOK_COLUMNS.map((column) => [
    column,
    [
      ...COLUMN_WORDS[column].split(/\s+/),
      BOOK_COLUMN_NAMES[column],
      GERMAN_BOOK_COLUMN_NAMES[column],
    ]
      .map(fold)
      .filter(Boolean),
  ]),
);

/** Makes column names unique: 'Price', 'Price (2)', 'Column 3'. */
export function columnNames(head: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return head.map((cell, at) => {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, 100) || `Column ${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** In a rank column, the lowest number is the best known book. */
export const isRank = (name: string): boolean => /rank/i.test(name);

export type ColumnChoice = Partial<Record<BookColumn, string | null>>;

/** Maps each column of a file to a book's, by name or by the owner's choice. */
export function matchColumns(
  names: readonly string[],
  chosen: ColumnChoice = {},
): (BookColumn | undefined)[] {
  const found: (BookColumn | undefined)[] = names.map(() => undefined);
  const folded = names.map(fold);
  const take = (column: BookColumn, at: number) => {
    if (at >= 0) found[at] = column;
  };
  for (const column of BOOK_COLUMNS) {
    const choice = chosen[column];
    if (typeof choice === 'string') take(column, names.indexOf(choice));
  }
  for (const column of BOOK_COLUMNS) {
    if (chosen[column] !== undefined) continue;
    if (column === '_id') {
      take(column, names.indexOf(column));
      continue;
    }
    const spellings = FOLDED.get(column) ?? [];
    if (column === 'isbn') {
      // A value that cannot be read in one of them may be valid in another.
      for (const [at, name] of folded.entries()) {
        if (isFree(at, found) && spellings.includes(name)) take(column, at);
      }
      continue;
    }
    const spelling = spellings.find((one) => isFree(folded.indexOf(one), found));
    if (spelling !== undefined) take(column, folded.indexOf(spelling));
  }
  return found;
}

const isFree = (at: number, found: readonly unknown[]) => at >= 0 && found[at] === undefined;
