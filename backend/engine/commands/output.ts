import { equalValues } from '../bson/compare.ts';
import { encodeDocument, encodeStored } from '../bson/encode.ts';
import {
  type Document,
  documentOf,
  isDocument,
  newDocument,
  toName,
  type Value,
} from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { CommandError, notImplemented } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { idKeyOf } from '../storage/id-key.ts';
import { allOrNothing } from '../storage/rollback.ts';
import { withId } from './insert.ts';

interface Target {
  engine: Engine;
  database: string;
}

/** What $out or $merge do with the results; to be called inside a write. */
export function outputOf(stage: Document, target: Target): (documents: Document[]) => void {
  return '$out' in stage ? out(stage.$out as Value, target) : merge(stage.$merge as Value, target);
}

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/out/ */
function out(argument: Value, { engine, database }: Target): (documents: Document[]) => void {
  if (isDocument(argument) && 'timeseries' in argument)
    throw notImplemented('$out to a time series collection');
  const [db, name] = isDocument(argument) ? [argument.db, argument.coll] : [database, argument];
  if (typeof db !== 'string' || typeof name !== 'string')
    throw new CommandError(16990, '$out only supports a string or object argument');
  return (documents) =>
    allOrNothing(() => {
      const collection = engine.store.ensure(db, name);
      collection.clear();
      for (const document of documents) collection.insert(withId(document));
    });
}

/**
 * Adds to documents of the same _id, inserts the others.
 * https://www.mongodb.com/docs/manual/reference/operator/aggregation/merge/
 */
function merge(argument: Value, { engine, database }: Target): (documents: Document[]) => void {
  const { into, whenMatched } = mergeSpecification(argument);
  return (documents) => {
    const collection = engine.store.ensure(database, into);
    for (const result of documents) mergeOne(collection, withId(result), whenMatched);
  };
}

function mergeSpecification(argument: Value): { into: string; whenMatched: 'merge' | 'fail' } {
  const spec = typeof argument === 'string' ? documentOf({ into: argument }) : argument;
  if (!isDocument(spec))
    throw new CommandError(51182, '$merge only supports a string or object argument');
  for (const key of Object.keys(spec))
    if (!['into', 'on', 'let', 'whenMatched', 'whenNotMatched'].includes(key))
      throw new CommandError(40415, `BSON field '$merge.${toName(key)}' is an unknown field.`);
  const {
    into,
    on = '_id',
    whenMatched = 'merge',
    whenNotMatched = 'insert',
  } = spec as Record<string, Value>;
  if (isDocument(into)) throw notImplemented('$merge into another database');
  if (typeof into !== 'string') throw new CommandError(51178, "$merge 'into' must be a collection");
  if (!equalValues(on, '_id') && !equalValues(on, ['_id']))
    throw notImplemented('$merge on other fields than _id');
  if (
    (whenMatched !== 'merge' && whenMatched !== 'fail') ||
    whenNotMatched !== 'insert' ||
    spec.let
  )
    throw notImplemented('$merge with other actions than merge, fail and insert');
  return { into, whenMatched };
}

function mergeOne(collection: Collection, result: Document, whenMatched: 'merge' | 'fail'): void {
  const idKey = idKeyOf(result._id as Value);
  const existing = collection.get(idKey);
  if (!existing || whenMatched === 'fail') {
    collection.insert(result);
    return;
  }
  const after = newDocument();
  for (const key in existing) after[key] = existing[key] as Value;
  for (const key in result) after[key] = result[key] as Value;
  const bson = encodeStored(after);
  if (!bson.equals(encodeDocument(existing))) collection.replace(idKey, existing, after, bson);
}
