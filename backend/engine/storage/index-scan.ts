import type { Transaction } from 'lmdb';
import type { CompareStrings } from '../bson/compare.ts';
import {
  extendPrefix,
  intersectRanges,
  isPoint,
  type KeyRange,
  prefixOf,
} from '../bson/key-range.ts';
import type { PathBounds } from '../query/bounds.ts';
import type { SortKey } from '../query/sort.ts';
import type { Collection, IndexEntry } from './collection.ts';
import type { IdKey } from './id-key.ts';
import type { IndexDefinition } from './index-definition.ts';

/** The order of a query's results; `strings` is its collation. */
export interface RequestedOrder {
  sort?: SortKey[];
  strings?: CompareStrings;
}

/** How an index would answer a query. */
export interface IndexScan {
  index: IndexDefinition;
  ranges: KeyRange[];
  /** The first fields of the index that the query binds to one value. */
  equalities: number;
  /** Whether the query narrows the scan at all. */
  bounded: boolean;
  /** The documents come in the order of the sort. */
  sorted: boolean;
  reverse: boolean;
  /** Whether each range is in the order of the sort on its own, so that they have to be merged. */
  merged: boolean;
}

const WHOLE_INDEX: KeyRange = { start: '', end: '\xff\xff' };

/** Sparse and partial indexes don't hold every document, so they serve only uniqueness and hints. */
export const holdsEveryDocument = (index: IndexDefinition): boolean =>
  !index.sparse && !index.covers;

/** Returns the narrowest scan of an index that finds all that the bounds allow. */
export function indexScan(
  index: IndexDefinition,
  bounds: PathBounds[],
  order: RequestedOrder,
): IndexScan {
  let ranges = [WHOLE_INDEX];
  let equalities = 0;
  let bounded = false;
  let arePoints = false;
  for (const { path, direction } of index.fields) {
    // An array may meet each condition with another element, so only one of them may narrow the scan.
    const all = bounds.filter((one) => one.path === path.name);
    const usable = index.multikey ? all.slice(0, 1) : all;
    if (usable.length === 0 || (index.multikey && bounded)) break;
    const prefix = bounded ? prefixOf(ranges[0] as KeyRange) : '';
    const values = usable.map((one) => one.ranges).reduce(intersectRanges);
    ranges = values.map((range) => extendPrefix(prefix, range, direction));
    bounded = true;
    arePoints = values.every(isPoint);
    if (values.length !== 1 || !arePoints) break;
    equalities++;
  }
  const scan = { index, ranges, equalities, bounded };
  if (ranges.length <= 1)
    return { ...scan, ...compareOrder(index, equalities, equalities, order), merged: false };
  // Several ranges come one after the other, each in the order of the fields behind its value.
  const behind = compareOrder(index, equalities, equalities + 1, order);
  const merged = arePoints && behind.sorted && (order.sort?.length ?? 0) > 0;
  return { ...scan, sorted: merged, reverse: merged && behind.reverse, merged };
}

/**
 * Whether a scan has the wanted order: its first `equalities` fields have one value, and its keys are
 * sorted by the fields from `from` on.
 */
function compareOrder(
  index: IndexDefinition,
  equalities: number,
  from: number,
  { sort = [], strings }: RequestedOrder,
): { sorted: boolean; reverse: boolean } {
  const unordered = { sorted: false, reverse: false };
  if (sort.length === 0) return { sorted: true, reverse: false };
  if (index.multikey || strings || !holdsEveryDocument(index)) return unordered;
  const fixed = new Set(index.fields.slice(0, equalities).map((field) => field.path.name));
  const wanted = sort.filter((key) => !fixed.has(key.path.name));
  const rest = index.fields.slice(from);
  const [first] = wanted;
  if (!first) return { sorted: true, reverse: false };
  const reverse = first.direction !== rest[0]?.direction;
  const sorted = wanted.every(
    ({ path, direction }, i) =>
      rest[i]?.path.name === path.name && (rest[i].direction !== direction) === reverse,
  );
  return sorted ? { sorted, reverse } : unordered;
}

/** Yields the ids of the documents that a scan finds, each once; as a transaction sees them if there is one. */
export function* scannedIds(
  collection: Collection,
  scan: IndexScan,
  transaction?: Transaction,
): Generator<IdKey, undefined> {
  const { index, ranges, reverse, merged } = scan;
  const entriesOf = (range: KeyRange) => collection.entries(index, range, reverse, transaction);
  const seen = index.multikey || ranges.length > 1 ? new Set<IdKey>() : undefined;
  for (const { idKey } of merged ? mergedEntries(scan, entriesOf) : entries(scan, entriesOf)) {
    if (seen?.has(idKey)) continue;
    seen?.add(idKey);
    yield idKey;
  }
}

type EntriesOf = (range: KeyRange) => Generator<IndexEntry, undefined>;

function* entries({ ranges }: IndexScan, entriesOf: EntriesOf) {
  for (const range of ranges) yield* entriesOf(range);
}

/** Yields the entries of all ranges in the order of what lies behind the ranges' values. */
function* mergedEntries({ ranges, reverse }: IndexScan, entriesOf: EntriesOf) {
  const sources = ranges.map((range) => {
    const found = entriesOf(range);
    return { found, head: found.next().value, from: prefixOf(range).length };
  });
  try {
    for (;;) {
      let next: (typeof sources)[number] | undefined;
      for (const source of sources) {
        if (!source.head) continue;
        if (next?.head === undefined || isBefore(source, next) !== reverse) next = source;
      }
      if (!next?.head) return;
      yield next.head;
      next.head = next.found.next().value;
    }
  } finally {
    for (const { found } of sources) found.return(undefined);
  }
}

type Source = { head: IndexEntry | undefined; from: number };

const isBefore = (a: Source, b: Source): boolean =>
  (a.head as IndexEntry).key.slice(a.from) < (b.head as IndexEntry).key.slice(b.from);
