import { toText } from '../bson/text.ts';
import {
  type Document,
  isDocument,
  type Maybe,
  newDocument,
  toKey,
  type Value,
} from '../bson/values.ts';
import { badValue, CommandError, ErrorCode } from '../errors.ts';

/** A place in a document: read it, write it or take it away. */
export interface Place {
  path: string;
  get(): Maybe;
  set(value: Value): void;
  remove(): void;
}

interface WalkOptions {
  /** Whether an element belongs to `$[name]`. */
  fits: (name: string, element: Value) => boolean;
  /** Makes the documents that are missing on the way; otherwise a missing one ends the walk. */
  create: boolean;
  /** Ends the walk at a scalar on the way; otherwise that is refused. */
  skipsScalars?: boolean;
}

const MAX_PADDING = 1_500_000;
const INDEX = /^(0|[1-9]\d*)$/;

/** Calls `visit` with every place that `path` names in `document`. */
export function visitPlaces(
  document: Document,
  path: string,
  { fits, create, skipsScalars }: WalkOptions,
  visit: (place: Place) => void,
): void {
  const parts = path.split('.');
  const descend = (place: Place, i: number): void => {
    if (i === parts.length) {
      visit(place);
      return;
    }
    const part = parts[i] as string;
    const value = place.get();
    if (Array.isArray(value)) {
      const found = elementsOf(value, part, fits);
      if (!found && !skipsScalars) throw notViable(part, place.path, '[ ... ]');
      for (const n of found ?? []) descend(elementPlace(value, n, place.path), i + 1);
    } else if (part.startsWith('$['))
      throw badValue(`Cannot apply array updates to the path '${place.path || part}'`);
    else if (isDocument(value)) descend(fieldPlace(value, part, place.path), i + 1);
    else if (value !== undefined) {
      if (!skipsScalars) throw notViable(part, place.path, toText(value));
    } else if (create) {
      const made = newDocument();
      descend(fieldPlace(made, part, place.path), i + 1);
      place.set(made);
    }
  };
  descend({ path: '', get: () => document, set: () => {}, remove: () => {} }, 0);
}

/** Returns the positions in an array that a part of a path names, undefined when it can't be one. */
function elementsOf(array: Value[], part: string, fits: WalkOptions['fits']): number[] | undefined {
  if (INDEX.test(part)) return [Number(part)];
  if (!part.startsWith('$[')) return undefined;
  const name = part.slice(2, -1);
  return [...array.keys()].filter((n) => name === '' || fits(name, array[n] as Value));
}

const notViable = (part: string, at: string, value: string): CommandError =>
  new CommandError(
    ErrorCode.PathNotViable,
    `Cannot create field '${part}' in element {${at.split('.').pop()}: ${value}}`,
  );

function putElement(array: Value[], n: number, value: Value): void {
  if (n > array.length + MAX_PADDING)
    throw badValue(`can't backfill more than ${MAX_PADDING} elements`);
  while (array.length < n) array.push(null);
  array[n] = value;
}

function fieldPlace(container: Document, name: string, at: string): Place {
  const key = toKey(name);
  return {
    path: at === '' ? name : `${at}.${name}`,
    get: () => container[key],
    set: (value) => {
      container[key] = value;
    },
    remove: () => {
      delete container[key];
    },
  };
}

const elementPlace = (array: Value[], n: number, at: string): Place => ({
  path: `${at}.${n}`,
  get: () => array[n],
  set: (value) => putElement(array, n, value),
  remove: () => {
    // MongoDB keeps the other elements where they are.
    if (n < array.length) array[n] = null;
  },
});
