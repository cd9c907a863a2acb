import type { CompareStrings } from '../bson/compare.ts';
import { type Document, isDocument, ObjectId, type Value } from '../bson/values.ts';
import { boundsOf } from '../query/bounds.ts';
import type { Collection } from './collection.ts';
import { holdsEveryDocument, indexScan } from './index-scan.ts';

/**
 * Returns how many documents a filter matches, if that can be told without reading any: it has no
 * conditions, or asks the first fields of an index for single values, the last of them for one of several.
 */
export function countByIndex(
  collection: Collection,
  filter: Document,
  strings: CompareStrings,
): number | undefined {
  const paths = Object.keys(filter);
  if (paths.length === 0) return collection.count();
  if (!paths.every((path) => !path.startsWith('$') && isExact(filter[path] as Value)))
    return undefined;
  const bounds = boundsOf(filter, strings);
  if (bounds.length !== paths.length) return undefined;
  for (const index of collection.indexes) {
    // A document with an array may stand in it several times.
    if (index.multikey || !holdsEveryDocument(index)) continue;
    const asked = index.fields.slice(0, paths.length);
    if (asked.length < paths.length || !asked.every(({ path }) => path.name in filter)) continue;
    const { ranges, equalities } = indexScan(index, bounds, {});
    if (equalities < paths.length - 1) continue;
    return ranges.reduce((sum, range) => sum + collection.countEntries(index, range), 0);
  }
  return undefined;
}

/** Whether an index finds exactly what a condition matches; null, for one, also matches what is missing. */
function isExact(condition: Value): boolean {
  if (isPlain(condition)) return true;
  if (!isDocument(condition)) return false;
  const [operator, ...others] = Object.keys(condition);
  const members = condition.$in;
  return (
    operator === '$in' && others.length === 0 && Array.isArray(members) && members.every(isPlain)
  );
}

const isPlain = (value: Value): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || value instanceof ObjectId;
