import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { Id, Line, pageOf, WireDate, WireId } from '../../parts.schemas.ts';
import { FieldChange } from '../../platform/audit/admin-change.schemas.ts';
import {
  FILE_ENCODINGS,
  IMPORT_STATUSES,
  MOVED_CHOICES,
  ROW_OUTCOMES,
  type Separator,
} from '../../uploads.ts';
import { BOOK_COLUMNS, DEFAULT_COLUMNS } from './book-columns.ts';

const Flag = z.enum(['true', 'false']);
const Separators = z.enum(['comma', 'semicolon', 'tab'] satisfies Separator[]);

const Json = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', ...refused('invalid-json', 'This is not JSON.') });
      return z.NEVER;
    }
  });

/** A JSON object: `{"title":"Book name","stock":null}`. */
const Columns = Json.pipe(z.partialRecord(z.enum(BOOK_COLUMNS), z.string().max(200).nullable()));
/** What cells of these columns would say. */
const Defaults = z.partialRecord(z.enum(DEFAULT_COLUMNS), z.string().max(200));
/** Columns of a book, separated by commas. */
const ColumnList = z
  .string()
  .max(400)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(BOOK_COLUMNS)));

/** Query parameters of `POST /api/admin/imports`. */
export const StartImportQuery = z.strictObject({
  /** Whether nothing is stored, only reported. */
  dryRun: Flag.default('true'),
  /** What the file is called, to recognise it in the list. */
  name: Line.max(200).optional(),
  /** For a file that is not in UTF-8. */
  encoding: z.enum(FILE_ENCODINGS).optional(),
  /** If the file's own is not recognised. */
  separator: Separators.optional(),
  /** Columns of the file by hand; null leaves one out. The others are found by their names. */
  columns: Columns.optional(),
  /** Whether genres that the shop does not have are added. */
  addGenres: Flag.default('false'),
  /** What new books have where the file says nothing, as a JSON object: `{"newPrice":"12.50"}`. */
  defaults: Json.pipe(Defaults).optional(),
  /** Columns whose wrong cells are left out, so that the rest of their rows comes in. */
  leaveOut: ColumnList.optional(),
  /** What happens to values that have changed in the shop since the file was exported. */
  moved: z.enum(MOVED_CHOICES).default('shop'),
  /** Whether rows whose cells hold line breaks and separators are right, and not several rows. */
  multiline: Flag.default('false'),
  /** The dry run that the owner has seen: books that somebody has changed since are not written. */
  checked: Id.optional(),
});
export type StartImportQuery = z.input<typeof StartImportQuery>;

/** What is wrong with, or was mended in, so many cells of a column. */
const CellGroup = z.object({
  column: z.enum(BOOK_COLUMNS).optional(),
  message: z.string(),
  count: z.number().int(),
  /** Some of the cells. */
  examples: z.array(z.string()),
});
export type CellGroup = z.output<typeof CellGroup>;

/** An import or a dry run: what was recognised in the file, and how far it is. */
export const ImportView = z.object({
  _id: WireId,
  dryRun: z.boolean(),
  status: z.enum(IMPORT_STATUSES),
  /** Why it has failed. */
  failure: z.string().optional(),
  fileName: z.string().optional(),
  encoding: z.enum(FILE_ENCODINGS),
  separator: Separators,
  addGenres: z.boolean(),
  defaults: Defaults,
  leaveOut: z.array(z.enum(BOOK_COLUMNS)),
  moved: z.enum(MOVED_CHOICES),
  multiline: z.boolean(),
  /** The columns of the file, what they are of a book, and what stands in their first rows. */
  columns: z.array(
    z.object({
      name: z.string(),
      column: z.enum(BOOK_COLUMNS).optional(),
      samples: z.array(z.string()),
    }),
  ),
  /** Lines of the file; absent of imports from before they were counted. */
  lines: z.number().int().optional(),
  /** Rows of the file, and those that are done. */
  total: z.number().int(),
  done: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    wrong: z.number().int(),
  }),
  /** Rows that give a book the price 0. */
  free: z.number().int(),
  /** Genres of the file that the shop does not have. */
  missingGenres: z.array(z.string()),
  /** What is wrong with the wrong rows, and what was mended in others, each most frequent first. */
  problems: z.array(CellGroup),
  repairs: z.array(CellGroup),
  /** What has changed in the shop since the file was exported, and differs from the file. */
  questions: z.array(CellGroup),
  startedAt: WireDate,
  finishedAt: WireDate.optional(),
  by: z.string(),
});
export type ImportView = z.input<typeof ImportView>;

/** Query parameters of `GET /api/admin/imports/:id/rows`. */
export const ListImportRowsQuery = z.strictObject({
  outcome: z.enum(ROW_OUTCOMES),
  ...pageOf(100),
});
export type ListImportRowsQuery = z.input<typeof ListImportRowsQuery>;

/** A cell with the name of its column in the file. */
const CellRemark = z.object({
  column: z.string().optional(),
  value: z.string().optional(),
  /** What was read instead. */
  to: z.string().optional(),
  message: z.string(),
});

/** What an import has done, or would do, with a row of its file. */
export const ImportRowView = z.object({
  /** Where the row begins. */
  line: z.number().int(),
  title: z.string(),
  /** The book in the shop; absent for a row that is wrong. */
  bookId: WireId.optional(),
  /** What changes; long texts are cut. */
  fields: z.array(FieldChange),
  /** Whether it gives the book the price 0. */
  isFree: z.boolean().optional(),
  /** What is wrong. */
  problems: z.array(CellRemark),
  /** What was mended, or read in another way than it is written. */
  repairs: z.array(CellRemark),
  /** What has changed in the shop since the file was exported, and differs from the file. */
  questions: z.array(CellRemark),
});
export type ImportRowView = z.input<typeof ImportRowView>;
