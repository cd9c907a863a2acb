import type { CompareStrings } from '../bson/compare.ts';
import { intersect, type PathBounds } from '../query/bounds.ts';
import type { SortKey } from '../query/sort.ts';
import type { Collection } from './collection.ts';
import type { Visit } from './document-table.ts';
import type { IndexDefinition } from './index-definition.ts';
import { extendRanges, isPoint, type KeyRange, WHOLE_INDEX } from './key-ranges.ts';

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
}

/** Sparse and partial indexes don't hold every document, so they serve only uniqueness and hints. */
export const holdsEveryDocument = (index: IndexDefinition): boolean =>
  !index.sparse && !index.covers;

/** Returns the narrowest scan of an index that finds all that the bounds allow. */
export function indexScan(
  index: IndexDefinition,
  bounds: PathBounds[],
  order: RequestedOrder,
): IndexScan {
  let ranges: KeyRange[] = [WHOLE_INDEX];
  let equalities = 0;
  let used = 0;
  for (const { path, direction } of index.fields) {
    // An array may meet each condition with another element, so only one of them may narrow the scan.
    const all = bounds.filter((one) => one.path === path.name);
    const usable = index.multikey ? all.slice(0, 1) : all;
    const [first, ...others] = usable;
    if (!first || (index.multikey && used > 0)) break;
    const intervals = others.reduce(
      (found, one) => intersect(found, one.intervals),
      first.intervals,
    );
    ranges = extendRanges(ranges, intervals, direction);
    used++;
    if (!usable.some((one) => one.points) || intervals.length !== 1) break;
    equalities++;
  }
  const { sorted, reverse } = compareOrder(index, equalities, order);
  return {
    index,
    ranges,
    equalities,
    bounded: used > 0,
    // Several ranges come one after the other, not in the order of a later field.
    sorted: sorted && ranges.length <= 1,
    reverse,
  };
}

/** Whether a scan has the wanted order: behind the fields that have one value, its keys are sorted. */
function compareOrder(
  index: IndexDefinition,
  equalities: number,
  { sort = [], strings }: RequestedOrder,
): { sorted: boolean; reverse: boolean } {
  const unordered = { sorted: false, reverse: false };
  if (sort.length === 0) return { sorted: true, reverse: false };
  if (index.multikey || strings || !holdsEveryDocument(index)) return unordered;
  const fixed = new Set(index.fields.slice(0, equalities).map((field) => field.path.name));
  const wanted = sort.filter((key) => !fixed.has(key.path.name));
  const rest = index.fields.slice(equalities);
  const [first] = wanted;
  if (!first) return { sorted: true, reverse: false };
  const reverse = first.direction !== rest[0]?.direction;
  for (const [i, key] of wanted.entries()) {
    const field = rest[i];
    if (field?.path.name !== key.path.name) return unordered;
    if ((field.direction === key.direction) === reverse) return unordered;
  }
  return { sorted: true, reverse };
}

/** Visits the documents that a scan finds, each once. */
export function runIndexScan(collection: Collection, scan: IndexScan, visit: Visit): void {
  const { index, ranges, reverse, bounded } = scan;
  const isId = index.name === '_id_';
  const seen = index.multikey || ranges.length > 1 ? new Set<string>() : undefined;
  for (const range of ranges) {
    const idKeys =
      isId && bounded && isPoint(range)
        ? [range.start]
        : collection.idKeys(isId ? undefined : index, range, reverse);
    for (const idKey of idKeys) {
      if (seen?.has(idKey)) continue;
      seen?.add(idKey);
      const document = collection.get(idKey);
      if (document && visit(document, idKey) === false) return;
    }
  }
}
