import { BOOK_COLUMNS } from '@book-store/contract/catalogue/imports/book-columns';
import { REMARK_CODES } from '@book-store/contract/catalogue/imports/remark-codes';
import {
  FILE_ENCODINGS,
  IMPORT_STATUSES,
  MOVED_CHOICES,
  ROW_OUTCOMES,
  SEPARATORS,
  type Separator,
} from '@book-store/contract/uploads';
import { model, Schema, type Types } from 'mongoose';
import type { Stored } from '../../platform/documents/stored.ts';

const count = { type: Number, required: true, default: 0 };
const text = { type: String, required: true };

const column = new Schema(
  { name: text, column: { type: String, enum: BOOK_COLUMNS }, samples: [String] },
  { _id: false },
);

/** Older imports have the message alone. */
const remarkText = {
  message: text,
  code: { type: String, enum: REMARK_CODES },
  values: Object,
  leftOut: Boolean,
};

const cellGroup = new Schema(
  { column: { type: String, enum: BOOK_COLUMNS }, ...remarkText, count, examples: [String] },
  { _id: false },
);

const by = new Schema({ id: text, name: text, address: text }, { _id: false });

const undone = new Schema(
  {
    by,
    startedAt: { type: Date, required: true },
    finishedAt: Date,
    failed: Boolean,
    total: count,
    done: count,
    putBack: count,
    binned: count,
    kept: count,
  },
  { _id: false },
);

const importSchema = new Schema(
  {
    dryRun: { type: Boolean, required: true },
    status: { type: String, required: true, enum: IMPORT_STATUSES, default: 'running' },
    /** Set while it runs, so that only one import does. */
    active: Boolean,
    failure: String,
    fileName: String,
    /** The digest of the file; older imports have none. */
    file: String,
    encoding: { type: String, required: true, enum: FILE_ENCODINGS },
    separator: { type: String, required: true, enum: Object.keys(SEPARATORS) as Separator[] },
    addGenres: { type: Boolean, required: true },
    defaults: Object,
    leaveOut: [{ type: String, enum: BOOK_COLUMNS }],
    moved: { type: String, enum: MOVED_CHOICES },
    multiline: Boolean,
    /** Cells that were typed over, in place of those of the file. */
    typed: {
      type: [new Schema({ row: count, column: count, text: String }, { _id: false })],
      default: undefined,
    },
    /** The dry run that the owner reviewed. */
    checked: Schema.Types.ObjectId,
    columns: [column],
    /** Whether the file's authors are like 'Kafka, Franz'. */
    surnamesFirst: Boolean,
    /** Parts of the file in `import_chunks`. */
    chunks: { type: Number, required: true },
    lines: Number,
    total: { type: Number, required: true },
    done: count,
    counts: new Schema(
      { new: count, changed: count, unchanged: count, wrong: count },
      { _id: false },
    ),
    /** Rows that set the price to 0. */
    free: count,
    missingGenres: [String],
    problems: [cellGroup],
    repairs: [cellGroup],
    questions: [cellGroup],
    /** Whether the owner has stopped it. */
    stopping: Boolean,
    /** How often it has failed for unknown reasons. */
    tries: Number,
    startedAt: { type: Date, required: true },
    finishedAt: Date,
    by,
    /** Whether its former values are kept, so that it can be undone; older imports have none. */
    undoable: Boolean,
    undo: undone,
  },
  { collection: 'imports', versionKey: false, autoIndex: false, strict: 'throw' },
);
importSchema.index({ active: 1 }, { unique: true, sparse: true });
importSchema.index({ startedAt: -1 });

/** The uploaded file in chunks, until the import ends. */
const chunkSchema = new Schema(
  {
    /** `{import}:{number}` */
    _id: text,
    bytes: { type: Buffer, required: true },
  },
  { collection: 'import_chunks', versionKey: false, autoIndex: false, strict: 'throw' },
);

/** Columns that the owner has mapped by hand. */
const columnsSchema = new Schema(
  {
    /** The hash of the first line. */
    _id: text,
    chosen: { type: Object, required: true },
    /** When a file with this first line was last imported. */
    usedAt: { type: Date, required: true },
  },
  {
    collection: 'import_columns',
    versionKey: false,
    autoIndex: false,
    strict: 'throw',
    minimize: false,
  },
);

columnsSchema.index({ usedAt: -1 });

const field = new Schema(
  { field: text, from: Schema.Types.Mixed, to: Schema.Types.Mixed },
  { _id: false },
);
const remark = new Schema(
  { column: String, value: String, to: String, ...remarkText },
  { _id: false },
);

const rowSchema = new Schema(
  {
    /** `{import}:{row}` */
    _id: text,
    import: { type: Schema.Types.ObjectId, required: true },
    row: { type: Number, required: true },
    line: { type: Number, required: true },
    outcome: { type: String, required: true, enum: ROW_OUTCOMES },
    title: String,
    bookId: Schema.Types.ObjectId,
    /** The book's version in a dry run. */
    version: Number,
    isFree: Boolean,
    fields: { type: [field], default: undefined },
    /**
     * The decimals of the amounts in `fields`, because rows are not converted when the currency changes. Missing in
     * old rows.
     */
    decimals: Number,
    problems: { type: [remark], default: undefined },
    repairs: { type: [remark], default: undefined },
    questions: { type: [remark], default: undefined },
    /** The cells of an invalid row, for the file of invalid rows. */
    cells: { type: [String], default: undefined },
  },
  { collection: 'import_rows', versionKey: false, autoIndex: false, strict: 'throw' },
);
rowSchema.index({ import: 1, outcome: 1, row: 1 });

export type StoredImport = Stored<typeof importSchema> & { _id: Types.ObjectId };
export type StoredRow = Stored<typeof rowSchema>;
export const BookImport = model('BookImport', importSchema);
export const ImportChunk = model('ImportChunk', chunkSchema);
export const ImportColumns = model('ImportColumns', columnsSchema);
export const ImportRow = model('ImportRow', rowSchema);
