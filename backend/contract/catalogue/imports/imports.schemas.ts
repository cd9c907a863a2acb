import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { Id, Line, pageOf, WireDate, WireId } from '../../parts.schemas.ts';
import { FieldChange } from '../../platform/audit/admin-change.schemas.ts';
import { DESCRIPTION_MAX } from '../../text-limits.ts';
import {
  FILE_ENCODINGS,
  IMPORT_COLUMNS_MAX,
  IMPORT_MAX_BYTES,
  IMPORT_STATUSES,
  MOVED_CHOICES,
  ROW_OUTCOMES,
  type Separator,
  TYPED_CELLS_MAX,
} from '../../uploads.ts';
import { BOOK_COLUMNS, DEFAULT_COLUMNS } from './book-columns.ts';
import { REMARK_CODES } from './remark-codes.ts';
import { ImportUndone } from './undo.schemas.ts';

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
/** Cell values by column. */
const Defaults = z.partialRecord(z.enum(DEFAULT_COLUMNS), z.string().max(200));
const ColumnList = z
  .string()
  .max(400)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(BOOK_COLUMNS)));

/** Query parameters of `POST /api/admin/imports`. */
export const StartImportQuery = z.strictObject({
  /** If true, stores nothing and only reports. */
  dryRun: Flag.default('true'),
  /** The file name, shown in the list. */
  name: Line.max(200).optional(),
  /** Needed for a file that is not UTF-8. */
  encoding: z.enum(FILE_ENCODINGS).optional(),
  /** Needed if the separator is not detected. */
  separator: Separators.optional(),
  /** Overrides the detected columns; null ignores one. */
  columns: Columns.optional(),
  /** Whether to add genres that the shop does not have yet. */
  addGenres: Flag.default('false'),
  /** Values for new books where the file has none, as a JSON object: `{"newPrice":"12.50"}`. */
  defaults: Json.pipe(Defaults).optional(),
  /** Columns whose invalid cells are skipped, so that the rest of the row is imported. */
  leaveOut: ColumnList.optional(),
  /** Which side wins when a value has changed in the shop since the export. */
  moved: z.enum(MOVED_CHOICES).default('shop'),
  /** Confirms that cells with line breaks and separators are intended, not several rows run together. */
  multiline: Flag.default('false'),
  /** The dry run that the owner reviewed: books changed since then are not written. */
  checked: Id.optional(),
  /** The dry run of the same file whose cells were typed over: they replace those of the file. */
  typed: Id.optional(),
});
export type StartImportQuery = z.input<typeof StartImportQuery>;

/** A message about a cell or a row; those of older imports have the sentence alone. */
const RemarkText = z.object({
  /** A sentence in English. */
  message: z.string(),
  /** For messages in other languages. */
  code: z.enum(REMARK_CODES).optional(),
  /** The numbers in the message, if they are the same for all that are counted. */
  values: z
    .record(
      z.string(),
      z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
    )
    .optional(),
  /** Whether the cell was left out for this reason. */
  leftOut: z.boolean().optional(),
});

/** A problem or repair, with the number of cells of a column that it affects. */
const CellGroup = RemarkText.extend({
  column: z.enum(BOOK_COLUMNS).optional(),
  count: z.number().int(),
  examples: z.array(z.string()),
});
export type CellGroup = z.output<typeof CellGroup>;

/** The state of an import or dry run, and what was detected in its file. */
export const ImportView = z.object({
  _id: WireId,
  dryRun: z.boolean(),
  status: z.enum(IMPORT_STATUSES),
  failure: z.string().optional(),
  fileName: z.string().optional(),
  encoding: z.enum(FILE_ENCODINGS),
  separator: Separators,
  addGenres: z.boolean(),
  defaults: Defaults,
  leaveOut: z.array(z.enum(BOOK_COLUMNS)),
  moved: z.enum(MOVED_CHOICES),
  multiline: z.boolean(),
  /** The columns of the file, the fields that they map to, and samples from their first rows. */
  columns: z.array(
    z.object({
      name: z.string(),
      column: z.enum(BOOK_COLUMNS).optional(),
      samples: z.array(z.string()),
    }),
  ),
  /** Lines of the file; absent from imports made before lines were counted. */
  lines: z.number().int().optional(),
  /** Rows of the file, and rows done. */
  total: z.number().int(),
  done: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    wrong: z.number().int(),
  }),
  /** Rows that set the price to 0. */
  free: z.number().int(),
  missingGenres: z.array(z.string()),
  /** Errors and repairs, most frequent first. */
  problems: z.array(CellGroup),
  repairs: z.array(CellGroup),
  /** Values that changed in the shop since the export and differ from the file. */
  questions: z.array(CellGroup),
  startedAt: WireDate,
  finishedAt: WireDate.optional(),
  by: z.string(),
  /** Until when it can be undone; absent if it cannot. */
  undoUntil: WireDate.optional(),
  undone: ImportUndone.optional(),
});
export type ImportView = z.input<typeof ImportView>;

/** Query parameters of `GET /api/admin/imports/:id/rows`. */
export const ListImportRowsQuery = z.strictObject({
  outcome: z.enum(ROW_OUTCOMES),
  ...pageOf(100),
});
export type ListImportRowsQuery = z.input<typeof ListImportRowsQuery>;

/** A cell, with its column's name in the file. */
const CellRemark = RemarkText.extend({
  column: z.string().optional(),
  value: z.string().optional(),
  /** The value used instead. */
  to: z.string().optional(),
});

/** Replaces what was typed over before in a dry run. */
export const TypeCellsBody = z.strictObject({
  cells: z
    .array(
      z.strictObject({
        /** The row's number in the file; its first row below the names of the columns is 1. */
        row: z.number().int().min(1).max(IMPORT_MAX_BYTES),
        /** The column's place in the file, from 0. */
        column: z
          .number()
          .int()
          .min(0)
          .max(IMPORT_COLUMNS_MAX - 1),
        text: z.string().max(DESCRIPTION_MAX),
      }),
    )
    .max(TYPED_CELLS_MAX),
});
export type TypedCell = z.output<typeof TypeCellsBody>['cells'][number];

/** The result of one row of an import or dry run. */
export const ImportRowView = z.object({
  /** The row's number in the file; absent from rows of older imports. */
  row: z.number().int().optional(),
  /** The row's first line. */
  line: z.number().int(),
  title: z.string(),
  /** Absent for an invalid row. */
  bookId: WireId.optional(),
  /** The changes; long texts are truncated. */
  fields: z.array(FieldChange),
  /** Whether it sets the price to 0. */
  isFree: z.boolean().optional(),
  problems: z.array(CellRemark),
  /** All cells of a wrong row, as they were read. */
  cells: z.array(z.string()).optional(),
  /** Values that were repaired or interpreted differently. */
  repairs: z.array(CellRemark),
  /** Values that changed in the shop since the export and differ from the file. */
  questions: z.array(CellRemark),
});
export type ImportRowView = z.input<typeof ImportRowView>;
