import {
  type Document,
  isDocument,
  type Maybe,
  Opaque,
  Type,
  toKey,
  type Value,
} from '../bson/values.ts';

/** A dotted path, taken apart once so that matching doesn't have to. */
export interface Path {
  name: string;
  /** The keys the components are kept under in memory. */
  keys: string[];
  /** The component as an array position, where it is one. */
  positions: (number | undefined)[];
}

export function parsePath(name: string): Path {
  const parts = name.split('.');
  return {
    name,
    keys: parts.map(toKey),
    positions: parts.map((part) => (/^(0|[1-9]\d{0,8})$/.test(part) ? Number(part) : undefined)),
  };
}

type Test = (value: Maybe) => boolean;

/**
 * Whether `test` accepts one of the values a query reaches by `path`: arrays on the way are searched,
 * an array at the end counts element by element and (last) as a whole. A path that leads nowhere gives
 * one missing value; an array without any document on a longer path gives none.
 */
export const someValue = (root: Document, path: Path, test: Test): boolean =>
  fromDocument(root, path, 0, test, true);

/** As someValue, but an array at the end is only seen as a whole. */
export const someWholeValue = (root: Document, path: Path, test: Test): boolean =>
  fromDocument(root, path, 0, test, false);

function fromDocument(
  document: Document,
  path: Path,
  start: number,
  test: Test,
  expand: boolean,
): boolean {
  const { keys } = path;
  let value: Maybe = document;
  for (let i = start; i < keys.length; i++) {
    if (!isDocument(value)) return test(undefined);
    value = value[keys[i] as string];
    if (!Array.isArray(value)) continue;
    if (i + 1 < keys.length) return fromArray(value, path, i + 1, test, expand);
    return (expand && value.some(test)) || test(value);
  }
  return test(value);
}

function fromArray(array: Value[], path: Path, next: number, test: Test, expand: boolean): boolean {
  const position = path.positions[next];
  const last = next + 1 === path.keys.length;
  for (let i = 0; i < array.length; i++) {
    const element = array[i] as Value;
    if (isDocument(element) && fromDocument(element, path, next, test, expand)) return true;
    if (i !== position) continue;
    if (last ? test(element) : continueAt(element, path, next + 1, test, expand)) return true;
  }
  return false;
}

function continueAt(value: Value, path: Path, next: number, test: Test, expand: boolean): boolean {
  if (isDocument(value)) return fromDocument(value, path, next, test, expand);
  return Array.isArray(value) && fromArray(value, path, next, test, expand);
}

/** What an empty array leaves in an index or a sort: below null. */
const emptyArray = new Opaque(Type.Undefined, Buffer.alloc(0));

/** The values a document has in an index on `path` (and in a sort): missing is null, arrays are spread. */
export function indexValues(document: Document, path: Path): { values: Value[]; array: boolean } {
  const found = { values: [] as Value[], array: false };
  collect(document, path, 0, found);
  return found;
}

function collect(
  value: Maybe,
  path: Path,
  next: number,
  found: { values: Value[]; array: boolean },
): void {
  if (next === path.keys.length) {
    if (!Array.isArray(value)) found.values.push(value ?? null);
    else {
      found.array = true;
      if (value.length === 0) found.values.push(emptyArray);
      else for (const element of value) found.values.push(element);
    }
    return;
  }
  if (Array.isArray(value)) {
    const position = path.positions[next];
    if (position !== undefined && position < value.length) {
      collect(value[position], path, next + 1, found);
      return;
    }
    found.array = true;
    if (value.length === 0) found.values.push(emptyArray);
    for (const element of value)
      collect(Array.isArray(element) ? undefined : element, path, next, found);
    return;
  }
  if (isDocument(value)) collect(value[path.keys[next] as string], path, next + 1, found);
  else found.values.push(null);
}

/** The value at `path` going through documents only; undefined when an array or scalar is in the way. */
export function plainValue(document: Document, path: Path): Maybe {
  let value: Maybe = document;
  for (const key of path.keys) {
    if (!isDocument(value)) return undefined;
    value = value[key];
  }
  return value;
}
