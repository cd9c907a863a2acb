import type { BookColumn } from '@book-store/contract/catalogue/imports/book-columns';
import type { Types } from 'mongoose';
import type { CsvCells } from '../../platform/csv/read-csv.ts';
import type { StoredBook } from '../books/books.model.ts';
import type { Cells, Key, Remark } from '../import-files/row-cells.ts';
import type { GenreChoice } from './import-genres.ts';
import type { StoredImport } from './imports.model.ts';
import type { Plan, Reading } from './plan-row.ts';

/** `row` is counted from 1. */
export type FileRow = CsvCells & { row: number };

export type BatchContext = {
  running: Pick<
    StoredImport,
    '_id' | 'dryRun' | 'total' | 'startedAt' | 'by' | 'multiline' | 'checked'
  >;
  /** The file's cell separator. */
  separator: string;
  /** The ids in the file's `_id` column. */
  named: ReadonlySet<string>;
  columns: readonly (BookColumn | undefined)[];
  /** The names of the file's columns. */
  names: readonly string[];
  /** The line of each book so far: by id, by ISBN, by title and author, and by matched book. */
  seen: Map<string, number>;
  genres: GenreChoice;
  reading: Reading;
  now: () => Date;
};

export type Read = FileRow & { cells: string[]; known: Cells; key: Key | Remark };
export type Planned = Read & {
  id: Types.ObjectId;
  plan: Plan;
  existing?: StoredBook | undefined;
};
