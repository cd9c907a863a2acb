import { type CompareStrings, compareValues } from '../bson/compare.ts';
import {
  type Document,
  Double,
  isDocument,
  type Maybe,
  toName,
  type Value,
} from '../bson/values.ts';
import { badValue, CommandError, notImplemented, typeMismatch } from '../errors.ts';
import { indexValues, type Path, parsePath } from './path.ts';

export interface SortKey {
  path: Path;
  direction: 1 | -1;
}

/** Reads a sort document such as { createdAt: -1 }. */
export function parseSort(sort: Maybe): SortKey[] {
  if (sort === undefined || sort === null) return [];
  if (!isDocument(sort)) throw typeMismatch(`Expected field sort to be of type object`);
  return Object.keys(sort).map((key) => ({
    path: parsePath(checkedPath(toName(key))),
    direction: directionOf(sort[key] as Value),
  }));
}

function checkedPath(name: string): string {
  if (name === '')
    throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  if (name.startsWith('$')) throw badValue(`FieldPath field names may not start with '$': ${name}`);
  return name;
}

function directionOf(value: Value): 1 | -1 {
  if (isDocument(value)) throw notImplemented('Sorting by an expression such as $meta');
  const n = value instanceof Double ? value.value : Number(value);
  if (n === 1) return 1;
  if (n === -1) return -1;
  throw new CommandError(
    15975,
    '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
  );
}

/** The value a document is sorted by: of an array the least or greatest element, null when missing. */
export function sortValue(document: Document, key: SortKey, strings: CompareStrings): Value {
  const direct = key.path.keys.length === 1 ? document[key.path.keys[0] as string] : undefined;
  if (direct !== undefined && !Array.isArray(direct)) return direct;
  const { values } = indexValues(document, key.path);
  let best = values[0] ?? null;
  for (let i = 1; i < values.length; i++) {
    const value = values[i] as Value;
    if (compareValues(value, best, strings) * key.direction < 0) best = value;
  }
  return best;
}

/** A copy of `documents` in the order of `keys`; equal ones keep their order. */
export function sortDocuments(
  documents: Document[],
  keys: SortKey[],
  strings: CompareStrings,
): Document[] {
  if (keys.length === 0) return documents;
  const rows = documents.map((document) => ({
    document,
    by: keys.map((key) => sortValue(document, key, strings)),
  }));
  rows.sort((a, b) => compareRows(a.by, b.by, keys, strings));
  return rows.map((row) => row.document);
}

export function compareRows(
  a: Value[],
  b: Value[],
  keys: SortKey[],
  strings: CompareStrings,
): number {
  for (let i = 0; i < keys.length; i++) {
    const order = compareValues(a[i], b[i], strings);
    if (order !== 0) return (keys[i] as SortKey).direction === 1 ? order : -order;
  }
  return 0;
}
