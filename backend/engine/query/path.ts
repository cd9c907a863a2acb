import { type Document, isDocument, type Maybe, toKey, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';

const MAX_DEPTH = 200;

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

/** Refuses a path that no field of a sort, a projection or an expression can have. */
export function checkFieldPath(name: string): void {
  if (name === '')
    throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  if (name.endsWith('.')) throw new CommandError(40353, "FieldPath must not end with a '.'.");
  const parts = name.split('.');
  if (parts.length > MAX_DEPTH) throw new CommandError(ErrorCode.Overflow, 'FieldPath is too long');
  if (parts.includes(''))
    throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw new CommandError(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
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
