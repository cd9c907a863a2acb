const MEGABYTE = 1024 * 1024;

/** Maximum size of an uploaded picture. */
export const UPLOAD_MAX_MEGABYTES = 12;
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MEGABYTES * MEGABYTE;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** For messages. */
export const UPLOAD_TYPE_NAMES = 'JPEG, PNG, WebP or AVIF';

/** Maximum size of an import file. */
export const IMPORT_MAX_MEGABYTES = 40;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MEGABYTES * 1_000_000;
/** Maximum number of columns in it. */
/** Who has more to mend does so in the file. */
export const TYPED_CELLS_MAX = 1000;
export const IMPORT_COLUMNS_MAX = 250;
/** Older imports are deleted with their results. */
export const IMPORTS_KEPT = 10;

export const IMPORT_STATUSES = ['running', 'done', 'stopped', 'failed'] as const;

/** What an import does, or would do, with a row. */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/**
 * For values that have changed in the shop since the file was exported: keep the shop's, take those that were
 * also edited in the file, or take all of the file's.
 */
export const MOVED_CHOICES = ['shop', 'edited', 'file'] as const;
export type MovedChoice = (typeof MOVED_CHOICES)[number];

/** The problem of a row that may be several rows; the owner can declare it to be one. */
export const SEVERAL_ROWS =
  'This cell holds line breaks and separators, as if a quote were missing. It may be several rows.';

export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Separator = keyof typeof SEPARATORS;

/** Latin-1 means Windows-1252, which older Western programs write. */
export const FILE_ENCODINGS = ['utf-8', 'utf-16', 'latin1'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];
