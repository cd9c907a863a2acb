import { encodeDocument, encodeStored } from '../bson/encode.ts';
import { type Document, documentOf, isDocument, newDocument, type Value } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { collectionName, only, string } from '../schema/field-types.ts';
import { optional, required, strict, struct, unsupportedFields } from '../schema/schema.ts';
import type { Collection } from '../storage/collection.ts';
import { idKeyOf } from '../storage/id-key.ts';
import { allOrNothing } from '../storage/rollback.ts';
import type { Store } from '../storage/store.ts';
import { withId } from '../update/document-id.ts';

type Output = (documents: Document[]) => void;

/** What $out or $merge do with the results; to be called inside a write. */
export function outputOf(stage: Document, store: Store, database: string): Output {
  return '$out' in stage
    ? out(stage.$out as Value, store, database)
    : merge(stage.$merge as Value, store, database);
}

const TARGET = struct({
  db: required(string),
  coll: required(collectionName),
  ...unsupportedFields('timeseries'),
});

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/out/ */
function out(argument: Value, store: Store, database: string): Output {
  if (typeof argument !== 'string' && !isDocument(argument))
    throw new CommandError(16990, '$out only supports a string or object argument');
  const specification = isDocument(argument)
    ? argument
    : documentOf({ db: database, coll: argument });
  const { db, coll } = TARGET(specification, '$out');
  if (['admin', 'config', 'local'].includes(db))
    throw new CommandError(31321, `Can't $out to the internal database ${db}`);
  return (documents) =>
    allOrNothing(() => {
      const collection = store.ensure(db, coll);
      collection.clear();
      for (const document of documents) collection.insert(withId(document));
    });
}

const MERGE = struct({
  into: required(collectionName),
  on: strict(optional(only('_id'))),
  whenMatched: strict(optional(only('merge', 'fail'))),
  whenNotMatched: strict(optional(only('insert'))),
  ...unsupportedFields('let'),
});

/**
 * Adds to documents of the same _id, inserts the others.
 * https://www.mongodb.com/docs/manual/reference/operator/aggregation/merge/
 */
function merge(argument: Value, store: Store, database: string): Output {
  if (typeof argument !== 'string' && !isDocument(argument))
    throw new CommandError(51182, '$merge only supports a string or object argument');
  const specification = isDocument(argument) ? argument : documentOf({ into: argument });
  const { into, whenMatched } = MERGE(specification, '$merge');
  return (documents) => {
    for (const result of documents)
      mergeOne(store.ensure(database, into), withId(result), whenMatched === 'fail');
  };
}

function mergeOne(collection: Collection, result: Document, mustBeNew: boolean): void {
  const idKey = idKeyOf(result._id as Value);
  const existing = collection.get(idKey);
  if (existing && !mustBeNew) replaceMerged(collection, idKey, existing, result);
  else collection.insert(result);
}

function replaceMerged(
  collection: Collection,
  idKey: string,
  existing: Document,
  result: Document,
): void {
  const after = newDocument();
  for (const key in existing) after[key] = existing[key] as Value;
  for (const key in result) after[key] = result[key] as Value;
  const bson = encodeStored(after);
  if (!bson.equals(encodeDocument(existing))) collection.replace(idKey, existing, after, bson);
}
