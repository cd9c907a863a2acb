import { encodeKey, invertKey } from '../bson/key-encoding.ts';
import { type Document, documentOf, type Maybe, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../errors.ts';
import type { Match } from '../query/matcher.ts';
import { indexValues, type Path, someValue } from '../query/path.ts';

export interface IndexField {
  path: Path;
  direction: 1 | -1;
}

/** An index as the catalogue knows it. */
export interface IndexDefinition {
  /** First part of its keys; never used again after a drop. */
  number: number;
  name: string;
  fields: IndexField[];
  unique: boolean;
  sparse: boolean;
  partialFilter: Document | undefined;
  /** Compiled form of partialFilter. */
  covers: Match | undefined;
  expireAfterSeconds: number | undefined;
  /** Whether some document had an array in an indexed field. */
  multikey: boolean;
}

/** The keys (without number and _id) under which a document stands in an index. */
export function indexKeys(
  index: IndexDefinition,
  document: Document,
): { keys: string[]; multikey: boolean } {
  if (index.covers && !index.covers(document)) return { keys: [], multikey: false };
  if (index.sparse && !index.fields.some(({ path }) => exists(document, path)))
    return { keys: [], multikey: false };
  let keys = [''];
  let multikey = false;
  for (const { path, direction } of index.fields) {
    const { values, array } = indexValues(document, path);
    if (array) {
      if (multikey && !sharedArray(index, path))
        throw new CommandError(
          ErrorCode.CannotIndexParallelArrays,
          `cannot index parallel arrays [${index.fields.map((field) => field.path.name).join('] [')}]`,
        );
      if (multikey && index.unique)
        throw notImplemented('A unique index on two fields below one array');
      multikey = true;
    }
    const parts = new Set(values.map((value) => fieldKey(value, direction)));
    keys = keys.flatMap((key) => [...parts].map((part) => key + part));
  }
  return { keys: multikey ? [...new Set(keys)] : keys, multikey };
}

// Fields below one and the same array may both be spread.
function sharedArray(index: IndexDefinition, path: Path): boolean {
  const [first] = path.keys;
  return index.fields.every((field) => field.path.keys[0] === first);
}

const exists = (document: Document, path: Path): boolean =>
  someValue(document, path, (value) => value !== undefined);

export function fieldKey(value: Maybe, direction: 1 | -1): string {
  const key = encodeKey(value ?? null);
  return direction === 1 ? key : invertKey(key);
}

/** The index as createIndexes and listIndexes show it. */
export function describeIndex(index: IndexDefinition): Document {
  return documentOf({
    v: 2,
    key: keyPattern(index),
    name: index.name,
    unique: index.unique && index.name !== '_id_' ? true : undefined,
    sparse: index.sparse || undefined,
    partialFilterExpression: index.partialFilter,
    expireAfterSeconds: index.expireAfterSeconds,
  });
}

export function keyPattern(index: Pick<IndexDefinition, 'fields'>): Document {
  return documentOf(
    Object.fromEntries(
      index.fields.map(({ path, direction }): [string, Value] => [path.name, direction]),
    ),
  );
}
