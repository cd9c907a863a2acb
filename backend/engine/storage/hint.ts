import { equalValues } from '../bson/compare.ts';
import type { Document } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import type { Collection } from './collection.ts';
import { type IndexDefinition, keyPattern } from './index-definition.ts';

/** Returns the index that a hint names (by name or key pattern), or 'natural' for a collection scan. */
export function hintedIndex(
  collection: Collection,
  hint: Document | string,
): IndexDefinition | 'natural' {
  if (typeof hint !== 'string' && '$natural' in hint) return 'natural';
  const found = collection.indexes.find((index) =>
    typeof hint === 'string' ? index.name === hint : equalValues(keyPattern(index), hint),
  );
  if (!found)
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return found;
}
