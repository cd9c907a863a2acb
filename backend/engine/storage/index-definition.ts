import { encodeKey, invertKey } from '../bson/key-encoding.ts';
import { type Document, documentOf, type Value } from '../bson/values.ts';
import { keyRows } from '../query/key-rows.ts';
import type { Match } from '../query/matcher.ts';
import { type Path, someValue } from '../query/path.ts';

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
  const { rows, array } = rowsOf(index, document);
  const keys = rows.map((row) => keyOf(index, row));
  return { keys: array ? [...new Set(keys)] : keys, multikey: array };
}

const rowsOf = ({ fields }: IndexDefinition, document: Document) =>
  keyRows(
    document,
    fields.map(({ path }) => path),
  );

const keyOf = (index: IndexDefinition, row: Value[]): string =>
  row
    .map(encodeKey)
    .map((key, i) => (index.fields[i]?.direction === 1 ? key : invertKey(key)))
    .join('');

/** Returns the values that gave the document this key; those of its first key without one. */
export function valuesOfKey(index: IndexDefinition, document: Document, key?: string): Value[] {
  const { rows } = rowsOf(index, document);
  return rows.find((row) => keyOf(index, row) === key) ?? (rows[0] as Value[]);
}

const exists = (document: Document, path: Path): boolean =>
  someValue(document, path, (value) => value !== undefined);

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
