import { type CompareStrings, compareValues } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import {
  Decimal,
  type Document,
  isDocument,
  isNumeric,
  type Maybe,
  toName,
  typeName,
  type Value,
} from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, notImplemented, typeMismatch } from '../errors.ts';
import { keyRows } from './key-rows.ts';
import { checkFieldPath, type Path, parsePath } from './path.ts';

export interface SortKey {
  path: Path;
  direction: 1 | -1;
}

const MAX_KEYS = 32;

/** Reads a sort document such as { createdAt: -1 }. */
export function parseSort(sort: Maybe): SortKey[] {
  if (sort === undefined || sort === null) return [];
  if (!isDocument(sort)) throw typeMismatch(`Expected field sort to be of type object`);
  const names = Object.keys(sort);
  if (names.length > MAX_KEYS) throw new CommandError(13103, 'too many compound keys');
  return names.map((key) => {
    const direction = directionOf(sort[key] as Value);
    checkFieldPath(toName(key));
    return { path: parsePath(toName(key)), direction };
  });
}

function directionOf(value: Value): 1 | -1 {
  if (isDocument(value)) throw notImplemented('Sorting by an expression such as $meta');
  if (!isNumeric(value))
    throw new CommandError(15974, `Illegal key in $sort specification: ${typeName(value)}`);
  // A double loses its fraction, a decimal is rounded (half to even, so 0.5 is 0).
  const exact = toNumber(value);
  const n = value instanceof Decimal && exact !== 0.5 ? Math.round(exact) : Math.trunc(exact);
  if (n === 1) return 1;
  if (n === -1) return -1;
  throw new CommandError(
    15975,
    '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
  );
}

/** A copy of `documents` in the order of `keys`; equal ones keep their order. */
export function sortDocuments(
  documents: Document[],
  keys: SortKey[],
  strings: CompareStrings,
): Document[] {
  if (keys.length === 0) return documents;
  const paths = keys.map(({ path }) => path);
  // Where arrays are on the way, it is the first of all rows that an index on these fields would hold.
  const firstRow = (document: Document) =>
    sortRows(document, paths).reduce((best, row) =>
      compareRows(row, best, keys, strings) < 0 ? row : best,
    );
  const rows = documents.map((document) => ({ document, by: firstRow(document) }));
  rows.sort((a, b) => compareRows(a.by, b.by, keys, strings));
  return rows.map((row) => row.document);
}

function sortRows(document: Document, paths: Path[]): Value[][] {
  try {
    return keyRows(document, paths).rows;
  } catch (error) {
    if (error instanceof CommandError && error.code === ErrorCode.CannotIndexParallelArrays)
      throw badValue('cannot sort with keys that are parallel arrays');
    throw error;
  }
}

function compareRows(a: Value[], b: Value[], keys: SortKey[], strings: CompareStrings): number {
  for (let i = 0; i < keys.length; i++) {
    const order = compareValues(a[i], b[i], strings);
    if (order !== 0) return (keys[i] as SortKey).direction === 1 ? order : -order;
  }
  return 0;
}
