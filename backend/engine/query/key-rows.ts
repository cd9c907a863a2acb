import { Type } from '../bson/types.ts';
import {
  type Document,
  isDocument,
  type Maybe,
  Opaque,
  toName,
  type Value,
} from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import type { Path } from './path.ts';

/** How far one field of an index has been followed into a document. */
interface Progress {
  path: Path;
  /** How many components of the path lie behind. */
  next: number;
  value: Maybe;
  /** The value is the field's, even when it is an array: it was an element of one. */
  final: boolean;
}

/** What an empty array at the end of a path leaves: below null. */
const emptyArray = new Opaque(Type.Undefined, Buffer.alloc(0));

/**
 * Returns the values that a document has for the fields of an index or a sort: rows of one value for each
 * field, and whether an array was spread. Fields below one array are taken from the same element at a
 * time; two arrays beside each other are refused (171), on every level.
 * https://www.mongodb.com/docs/manual/core/indexes/index-types/index-multikey/
 */
export function keyRows(document: Document, paths: Path[]): { rows: Value[][]; array: boolean } {
  const row = rowWithoutArrays(document, paths);
  if (row) return { rows: [row], array: false };
  const found = { rows: [] as Value[][], array: false };
  spread(
    paths.map((path) => ({ path, next: 0, value: document, final: false })),
    found,
  );
  return found;
}

/** Most documents have no array on the way; undefined for the others. */
function rowWithoutArrays(document: Document, paths: Path[]): Value[] | undefined {
  const row: Value[] = [];
  for (const { keys } of paths) {
    let value: Maybe = document;
    for (const key of keys) {
      value = isDocument(value) ? value[key] : undefined;
      if (Array.isArray(value)) return undefined;
    }
    row.push(value ?? null);
  }
  return row;
}

function spread(fields: Progress[], found: { rows: Value[][]; array: boolean }): void {
  const reached = fields.map(follow);
  const below = reached.filter((field) => !field.final && Array.isArray(field.value));
  const [first] = below;
  if (!first) {
    found.rows.push(reached.map(({ value }) => value ?? null));
    return;
  }
  if (below.some((field) => placeOf(field) !== placeOf(first)))
    throw new CommandError(
      ErrorCode.CannotIndexParallelArrays,
      `cannot index parallel arrays [${below.map(lastName).join('] [')}]`,
    );
  const array = first.value as Value[];
  const spreads = below.some((field) => !hasPosition(field, array));
  if (spreads) found.array = true;
  const elements = !spreads || array.length === 0 ? [emptyArray] : array;
  for (const element of elements)
    spread(
      reached.map((field) => (below.includes(field) ? enter(field, array, element) : field)),
      found,
    );
}

/** Goes down as far as there are documents. */
function follow(field: Progress): Progress {
  if (field.final) return field;
  const { keys } = field.path;
  let { next, value } = field;
  while (next < keys.length && isDocument(value)) value = value[keys[next++] as string];
  if (next < keys.length && !Array.isArray(value)) value = undefined;
  return { ...field, next, value };
}

/** A path such as a.0 means the first element, where there is one. */
function hasPosition({ path, next }: Progress, array: Value[]): boolean {
  const position = path.positions[next];
  if (position === undefined || position >= array.length) return false;
  const key = path.keys[next] as string;
  if (array.some((element) => isDocument(element) && key in element))
    throw new CommandError(
      16746,
      `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${toName(key)}'`,
    );
  return true;
}

function enter(field: Progress, array: Value[], element: Value): Progress {
  const { path, next } = field;
  if (next === path.keys.length) return { ...field, value: element, final: true };
  if (hasPosition(field, array))
    return { ...field, value: array[path.positions[next] as number], next: next + 1 };
  return isDocument(element)
    ? { ...field, value: element }
    : { ...field, value: undefined, final: true };
}

/** Where in the document an array stands. Not the array itself: a stage may put one at two places. */
const placeOf = ({ path, next }: Progress): string => path.keys.slice(0, next).join('.');
const lastName = ({ path, next }: Progress): string => toName(path.keys[next - 1] as string);
