import { mergeObjects } from '../aggregation/expressions/objects.ts';
import { equalValues } from '../bson/compare.ts';
import { encodeDocument, encodeStored } from '../bson/encode.ts';
import { type Document, documentOf, isDocument, toName, type Value } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { CommandError, failedToParse, notImplemented } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { idKeyOf } from '../storage/id-key.ts';
import { allOrNothing } from '../storage/rollback.ts';
import type { ApplyUpdate } from '../update/apply-update.ts';
import type { QuerySettings } from './arguments.ts';
import { compileUpdate } from './compile-update.ts';
import { withId } from './insert.ts';

interface Target {
  engine: Engine;
  database: string;
  settings: QuerySettings;
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

type WhenMatched = 'replace' | 'keepExisting' | 'merge' | 'fail' | Value[];
type WhenNotMatched = 'insert' | 'discard' | 'fail';

interface MergeSpecification {
  into: { db: string; coll: string };
  whenMatched: WhenMatched;
  whenNotMatched: WhenNotMatched;
  variables: Document | undefined;
}

function mergeSpecification(argument: Value, database: string): MergeSpecification {
  const spec = typeof argument === 'string' ? documentOf({ into: argument }) : argument;
  if (!isDocument(spec))
    throw new CommandError(51182, '$merge only supports a string or object argument');
  for (const key of Object.keys(spec))
    if (!['into', 'on', 'let', 'whenMatched', 'whenNotMatched'].includes(key))
      throw new CommandError(40415, `BSON field '$merge.${toName(key)}' is an unknown field.`);
  const {
    into,
    on,
    whenMatched = 'merge',
    whenNotMatched = 'insert',
  } = spec as Record<string, Value>;
  const name =
    typeof into === 'string'
      ? { db: database, coll: into }
      : isDocument(into)
        ? { db: into.db ?? database, coll: into.coll }
        : undefined;
  if (!name || typeof name.coll !== 'string' || typeof name.db !== 'string')
    throw new CommandError(51178, "$merge 'into' must be a collection");
  if (on !== undefined && on !== '_id' && !equalValues(on, ['_id']))
    throw notImplemented('$merge on other fields than _id');
  if (
    !Array.isArray(whenMatched) &&
    !['replace', 'keepExisting', 'merge', 'fail'].includes(String(whenMatched))
  )
    throw failedToParse(
      `Enumeration value '${String(whenMatched)}' for field 'whenMatched' is not a valid value.`,
    );
  if (!['insert', 'discard', 'fail'].includes(String(whenNotMatched)))
    throw failedToParse(
      `Enumeration value '${String(whenNotMatched)}' for field '$merge.whenNotMatched' is not a valid value.`,
    );
  return {
    into: name as MergeSpecification['into'],
    whenMatched: whenMatched as WhenMatched,
    whenNotMatched: whenNotMatched as WhenNotMatched,
    variables: isDocument(spec.let) ? spec.let : undefined,
  };
}

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/merge/ */
function merge(
  argument: Value,
  { engine, database, settings }: Target,
): (documents: Document[]) => void {
  const spec = mergeSpecification(argument, database);
  return (documents) => {
    const collection = engine.store.ensure(spec.into.db, spec.into.coll);
    for (const result of documents) mergeOne(collection, withId(result), spec, settings);
  };
}

function mergeOne(
  collection: Collection,
  result: Document,
  spec: MergeSpecification,
  settings: QuerySettings,
): void {
  const idKey = idKeyOf(result._id as Value);
  const existing = collection.get(idKey);
  if (!existing) {
    if (spec.whenNotMatched === 'insert') collection.insert(result);
    if (spec.whenNotMatched === 'fail')
      throw new CommandError(
        13113,
        '$merge could not find a matching document in the target collection for at least one document in the source collection',
      );
    return;
  }
  if (spec.whenMatched === 'fail') {
    collection.insert(result);
    return;
  }
  const after = merged(existing, result, spec, settings);
  const bson = encodeStored(after);
  if (!bson.equals(encodeDocument(existing))) collection.replace(idKey, existing, after, bson);
}

function merged(
  existing: Document,
  result: Document,
  { whenMatched, variables }: MergeSpecification,
  settings: QuerySettings,
): Document {
  if (whenMatched === 'keepExisting') return existing;
  if (whenMatched === 'replace') return result;
  if (whenMatched === 'merge') return mergeObjects([existing, result]);
  if (variables) throw notImplemented('let of $merge');
  const apply: ApplyUpdate = compileUpdate({
    update: whenMatched as Value[],
    filter: documentOf({}),
    arrayFilters: undefined,
    constants: documentOf({ new: documentOf({ $literal: result }) }),
    settings,
  });
  return apply(existing, false);
}
