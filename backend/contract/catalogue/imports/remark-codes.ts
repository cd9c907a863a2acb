import { FIELD_CODES } from '../../field-codes.ts';

/** What an import says of a row or a cell, besides why the form would refuse a value. */
const OF_IMPORTS = [
  // Cells that cannot be read.
  'not-yes-or-no',
  'ambiguous-number',
  'not-a-price',
  'negative-price',
  'not-a-number',
  'not-a-year',
  'rounded-isbn',
  'no-genre-name',
  'genre-name-too-long',
  'no-such-genre',
  // Rows.
  'several-rows',
  'too-many-cells',
  'not-a-book',
  'no-key',
  'no-price',
  'series-without-name',
  'rating-without-number',
  'in-line',
  'several-of-isbn',
  'several-of-title',
  // Repairs.
  'isbn-read',
  'isbn-zeros',
  'isbn-given',
  'title-from-isbn',
  'authors-cut',
  'authors-turned',
  'unknown-format',
  'foreign-price',
  'stock-below-zero',
  // What has changed in the shop since the export, since the check, or since the row was read.
  'changed-in-both',
  'changed-in-shop',
  'deleted-since',
  'edited-since',
  'added-since',
  'deleted-meanwhile',
  'edited-meanwhile',
  'added-meanwhile',
  'sold-meanwhile',
  'genre-deleted-meanwhile',
] as const;

export const REMARK_CODES = [...FIELD_CODES, ...OF_IMPORTS] as const;
export type ImportCode = (typeof OF_IMPORTS)[number];
export type RemarkCode = (typeof REMARK_CODES)[number];
