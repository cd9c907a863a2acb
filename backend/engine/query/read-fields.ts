import { toNumber } from '../bson/numbers.ts';
import { type Document, isDocument, isNumeric, toKey, toName, type Value } from '../bson/values.ts';
import type { SortKey } from './sort.ts';

/** The keys of the top-level fields that somebody reads; undefined stands for all. */
export type ReadFields = ReadonlySet<string> | undefined;

/**
 * Returns the top-level fields that a filter and a sort read, and `more`. Of a large document on disk, only
 * these are worth decoding.
 */
export function fieldsToRead(
  filter: Document,
  sort: readonly SortKey[],
  more: ReadFields,
): ReadFields {
  if (!more) return undefined;
  const fields = new Set(['_id', ...more, ...sort.map(({ path }) => topOf(path.name))]);
  return addFilter(filter, fields) ? fields : undefined;
}

/** Returns false where the filter reads more than can be told. */
function addFilter(filter: Document, fields: Set<string>): boolean {
  return Object.keys(filter).every((key) => {
    const branches = filter[key] as Value;
    if (!key.startsWith('$')) {
      fields.add(topOf(toName(key)));
      return true;
    }
    if (!['$and', '$or'].includes(key) || !Array.isArray(branches)) return false;
    return branches.every((branch) => isDocument(branch) && addFilter(branch, fields));
  });
}

/** Returns the top-level fields that a projection of find includes; undefined if it is of another kind. */
export function includedFields(projection: Document): ReadFields {
  const entries = Object.entries(projection).filter(([key]) => key !== '_id');
  const areIncluded = entries.every(([, value]) => value === true || isOne(value as Value));
  if (entries.length === 0 || !areIncluded) return onlyId(projection, entries.length);
  return new Set(entries.map(([key]) => topOf(toName(key))));
}

const onlyId = ({ _id }: Document, others: number): ReadFields =>
  others === 0 && _id !== undefined && isOne(_id) ? new Set() : undefined;

const isOne = (value: Value): boolean => isNumeric(value) && toNumber(value) === 1;

const topOf = (path: string): string => toKey(path.split('.', 1)[0] as string);
