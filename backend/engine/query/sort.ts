import { type CompareStrings, compareValues } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import { roughBytes } from '../bson/size.ts';
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

/** As MongoDB's default for a sort in memory. */
const MAX_SORT_BYTES = 100 * 1024 * 1024;
/** A sort of a few documents holds so many more before it drops those that come behind. */
const SPARE_ROWS = 1000;

interface Row<T> {
  item: T;
  by: Value[];
  bytes: number;
}

/**
 * Sorts items by their documents, which come one by one; equal ones keep their order. It keeps no more than
 * the first `limit`, and some spare ones.
 */
export class Sorter<T> {
  readonly #compare: (a: Value[], b: Value[]) => number;
  readonly #paths: Path[];
  readonly #limit: number;
  #rows: Row<T>[] = [];
  /** The last one that may be wanted, once that is known. */
  #last: Value[] | undefined;
  #bytes = 0;

  constructor(keys: SortKey[], strings: CompareStrings, limit = Number.POSITIVE_INFINITY) {
    this.#compare = (a, b) => compareRows(a, b, keys, strings);
    this.#paths = keys.map(({ path }) => path);
    this.#limit = limit;
  }

  /** QueryExceededMemoryLimitNoDiskUseAllowed (292) when what is kept becomes too large. */
  add(document: Document, item: T): void {
    const by = this.#firstRow(document);
    if (this.#last && this.#compare(by, this.#last) >= 0) return;
    const bytes = roughBytes(document);
    this.#bytes += bytes;
    this.#rows.push({ item, by, bytes });
    if (this.#rows.length > this.#limit + SPARE_ROWS || this.#bytes > MAX_SORT_BYTES) this.#trim();
    if (this.#bytes > MAX_SORT_BYTES)
      throw new CommandError(
        ErrorCode.QueryExceededMemoryLimitNoDiskUseAllowed,
        `Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes: an index in this order, a filter or a limit would help`,
      );
  }

  /** Returns the items in order. */
  sorted(): T[] {
    this.#trim();
    return this.#rows.map(({ item }) => item);
  }

  // Where arrays are on the way, it is the first of all rows that an index on these fields would hold.
  #firstRow(document: Document): Value[] {
    return sortRows(document, this.#paths).reduce((best, row) =>
      this.#compare(row, best) < 0 ? row : best,
    );
  }

  #trim(): void {
    this.#rows.sort((a, b) => this.#compare(a.by, b.by));
    if (this.#rows.length < this.#limit) return;
    this.#rows.length = this.#limit;
    this.#last = this.#rows.at(-1)?.by;
    this.#bytes = this.#rows.reduce((sum, { bytes }) => sum + bytes, 0);
  }
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
