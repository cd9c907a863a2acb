import {
  type Document,
  isDocument,
  type Maybe,
  newDocument,
  toKey,
  typeName,
  type Value,
} from '../bson/values.ts';
import { badValue, CommandError, ErrorCode } from '../errors.ts';

/** How an update finds the elements that `$` and `$[name]` stand for. */
export interface Positions {
  /** The position `$` stands for in the array at this path. */
  matched: (arrayPath: string) => number;
  /** Whether an element belongs to `$[name]`. */
  fits: (name: string, element: Value) => boolean;
}

/** A place in a document: read it, write it or take it away. */
export interface Place {
  path: string;
  get(): Maybe;
  set(value: Value): void;
  remove(): void;
  /** Whether the place lies directly in an array. */
  inArray: boolean;
}

interface Walk {
  parts: string[];
  positions: Positions;
  /** Makes the documents that are missing on the way; otherwise a missing one ends the walk. */
  create: boolean;
  /** Ends the walk at a scalar on the way; otherwise that is refused. */
  skipsScalars?: boolean;
  visit: (place: Place) => void;
}

const MAX_PADDING = 1_500_000;
const INDEX = /^(0|[1-9]\d*)$/;

/** Calls `visit` with every place that `path` names in `document`. */
export function visitPlaces(
  document: Document,
  path: string,
  positions: Positions,
  { create, skipsScalars }: Pick<Walk, 'create' | 'skipsScalars'>,
  visit: (place: Place) => void,
): void {
  inDocument(document, 0, '', { parts: path.split('.'), positions, create, skipsScalars, visit });
}

const join = (at: string, part: string): string => (at === '' ? part : `${at}.${part}`);

/** The part of the path at `i`; `$` as the position it stands for. */
function partAt(i: number, at: string, { parts, positions }: Walk): string {
  const part = parts[i] as string;
  return part === '$' ? String(positions.matched(at)) : part;
}

function inDocument(container: Document, i: number, at: string, walk: Walk): void {
  const part = partAt(i, at, walk);
  if (part.startsWith('$['))
    throw badValue(`Cannot apply array updates to non-array element ${at || part}`);
  const key = toKey(part);
  const path = join(at, part);
  if (i === walk.parts.length - 1) {
    walk.visit(fieldPlace(container, key, path));
    return;
  }
  descend(container[key], i + 1, path, walk, (value) => {
    container[key] = value;
  });
}

/** Goes on into `value`, which lies at `at`. */
function descend(
  value: Maybe,
  i: number,
  at: string,
  walk: Walk,
  put: (value: Value) => void,
): void {
  if (isDocument(value)) inDocument(value, i, at, walk);
  else if (Array.isArray(value)) inArray(value, i, at, walk);
  else throughNothing(value, i, at, walk, put);
}

/** The path goes on where there is no document or array. */
function throughNothing(
  value: Maybe,
  i: number,
  at: string,
  walk: Walk,
  put: (value: Value) => void,
): void {
  const part = partAt(i, at, walk);
  if (part.startsWith('$[')) {
    if (value === undefined)
      throw badValue(
        `The path '${at}' must exist in the document in order to apply array updates.`,
      );
    throw badValue(`Cannot apply array updates to non-array element ${at}: ${typeName(value)}`);
  }
  if (value !== undefined) {
    if (walk.skipsScalars) return;
    throw notViable(part, at, describe(value));
  }
  if (!walk.create) return;
  const made = newDocument();
  inDocument(made, i, at, walk);
  put(made);
}

const notViable = (part: string, at: string, value: string): CommandError =>
  new CommandError(
    ErrorCode.PathNotViable,
    `Cannot create field '${part}' in element {${at.split('.').pop()}: ${value}}`,
  );

const describe = (value: Value): string =>
  value === null || typeof value !== 'object'
    ? JSON.stringify(value, (_k, v) => (typeof v === 'bigint' ? String(v) : v))
    : typeName(value);

function inArray(array: Value[], i: number, at: string, walk: Walk): void {
  const part = partAt(i, at, walk);
  if (part === '$[]') {
    for (let n = 0; n < array.length; n++) atElement(array, n, i, at, walk);
  } else if (part.startsWith('$[')) {
    const name = part.slice(2, -1);
    for (let n = 0; n < array.length; n++)
      if (walk.positions.fits(name, array[n] as Value)) atElement(array, n, i, at, walk);
  } else if (INDEX.test(part)) atElement(array, Number(part), i, at, walk);
  else if (!walk.skipsScalars) throw notViable(part, at, '[ ... ]');
}

function atElement(array: Value[], n: number, i: number, at: string, walk: Walk): void {
  const path = join(at, String(n));
  if (i === walk.parts.length - 1) walk.visit(elementPlace(array, n, path));
  else if (n < array.length || walk.create)
    descend(array[n], i + 1, path, walk, (value) => putElement(array, n, value));
}

function putElement(array: Value[], n: number, value: Value): void {
  if (n > array.length + MAX_PADDING)
    throw new CommandError(ErrorCode.BadValue, `can't backfill more than ${MAX_PADDING} elements`);
  while (array.length < n) array.push(null);
  array[n] = value;
}

const fieldPlace = (container: Document, key: string, path: string): Place => ({
  path,
  inArray: false,
  get: () => container[key],
  set: (value) => {
    container[key] = value;
  },
  remove: () => {
    delete container[key];
  },
});

const elementPlace = (array: Value[], n: number, path: string): Place => ({
  path,
  inArray: true,
  get: () => array[n],
  set: (value) => putElement(array, n, value),
  remove: () => {
    // MongoDB keeps the other elements where they are.
    if (n < array.length) array[n] = null;
  },
});
