import { rootScope } from '../aggregation/expressions/scope.ts';
import { equalValues } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import {
  type Document,
  documentOf,
  isDocument,
  isNumeric,
  type Maybe,
  toName,
  type Value,
} from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../errors.ts';
import { compileCollation } from '../query/collation.ts';
import { compileFilter } from '../query/matcher.ts';
import type { Collection } from '../storage/collection.ts';
import { describeIndex, type IndexDefinition, keyPattern } from '../storage/index-definition.ts';
import type { Store } from '../storage/store.ts';
import { allOrNothing } from '../storage/write-queue.ts';
import { cursorOption } from './collections.ts';
import { defineCommand } from './command.ts';
import {
  any,
  boolOrNumber,
  collectionName,
  type FieldType,
  object,
  string,
} from './field-types.ts';
import { arrayOf, optional, required, struct, withDefault } from './schema.ts';

/** https://www.mongodb.com/docs/manual/reference/limits/ */
const MOST_FIELDS = 32;
const MOST_INDEXES = 64;

const REFUSED = {
  hidden: optional(boolOrNumber),
  weights: optional(any),
  default_language: optional(string),
  language_override: optional(string),
  textIndexVersion: optional(any),
  '2dsphereIndexVersion': optional(any),
  bits: optional(any),
  min: optional(any),
  max: optional(any),
  wildcardProjection: optional(object),
  storageEngine: optional(object),
  bucketSize: optional(any),
  clustered: optional(boolOrNumber),
  prepareUnique: optional(boolOrNumber),
  finestIndexedLevel: optional(any),
  coarsestIndexedLevel: optional(any),
};

const specification = struct(
  {
    key: required(object),
    name: required(string),
    unique: withDefault(boolOrNumber, false),
    sparse: withDefault(boolOrNumber, false),
    partialFilterExpression: optional(object),
    expireAfterSeconds: optional(any),
    collation: optional(object),
    v: optional(any),
    background: optional(boolOrNumber),
    ns: optional(any),
    ...REFUSED,
  },
  { missing: ErrorCode.FailedToParse, unknown: ErrorCode.InvalidIndexSpecificationOption },
);
type Specification = NonNullable<ReturnType<typeof specification>>;

/** https://www.mongodb.com/docs/manual/reference/command/createIndexes/ */
export const createIndexes = defineCommand(
  {
    target: collectionName,
    fields: {
      indexes: required(arrayOf(specification)),
      commitQuorum: optional(any),
      ignoreUnknownIndexOptions: optional(boolOrNumber),
      v: optional(any),
    },
    concerns: 'write',
  },
  ({ target, indexes }, { engine: { store }, database }) => {
    const descriptions = indexes.map(checkedDescription);
    if (descriptions.length === 0)
      throw new CommandError(ErrorCode.BadValue, 'Must specify at least one index to create');
    const there = store.find(database, target);
    // A shop makes sure of its indexes at every start, also on a full disk.
    if (there && descriptions.every((description) => isThere(store, there, description)))
      return documentOf({
        numIndexesBefore: there.indexes.length,
        numIndexesAfter: there.indexes.length,
        createdCollectionAutomatically: false,
        note: 'all indexes already exist',
      });
    return store.write(() =>
      allOrNothing(() => {
        const existed = store.find(database, target) !== undefined;
        const collection = store.ensure(database, target);
        const before = collection.indexes.length;
        for (const description of descriptions) createIndex(store, collection, description);
        const after = collection.indexes.length;
        return documentOf({
          numIndexesBefore: before,
          numIndexesAfter: after,
          createdCollectionAutomatically: !existed,
          note: after === before ? 'all indexes already exist' : undefined,
        });
      }),
    );
  },
);

function checkedDescription(spec: Specification): Document {
  for (const option of Object.keys(REFUSED) as (keyof typeof REFUSED)[])
    if (spec[option] !== undefined && spec[option] !== false)
      throw notImplemented(`The index option ${option}`);
  if (compileCollation(spec.collation)) throw notImplemented('An index with a collation');
  const key = checkedKey(spec.key);
  if (spec.name === '')
    throw new CommandError(ErrorCode.CannotCreateIndex, 'The index name cannot be empty');
  if (spec.sparse && spec.partialFilterExpression)
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      'cannot mix "partialFilterExpression" and "sparse" options',
    );
  if (spec.partialFilterExpression) checkPartialFilter(spec.partialFilterExpression);
  return documentOf({
    key,
    name: spec.name,
    unique: spec.unique || undefined,
    sparse: spec.sparse || undefined,
    partialFilterExpression: spec.partialFilterExpression,
    expireAfterSeconds: checkedExpiry(spec.expireAfterSeconds, key),
  });
}

function checkedKey(key: Document): Document {
  const cannot = (why: string) => new CommandError(ErrorCode.CannotCreateIndex, why);
  const names = Object.keys(key);
  if (names.length === 0) throw cannot('Index keys cannot be an empty object.');
  if (names.length > MOST_FIELDS) throw new CommandError(13103, 'too many compound keys');
  const checked = names.map((name): [string, number] => {
    const direction = key[name];
    const path = toName(name);
    if (typeof direction === 'string') throw notImplemented(`An index of the kind '${direction}'`);
    if (path.includes('$**')) throw notImplemented('A wildcard index');
    if (path === '' || path.split('.').includes(''))
      throw cannot('Index keys cannot be or contain an empty field.');
    if (path.startsWith('$'))
      throw cannot("Index key contains an illegal field name: field name starts with '$'.");
    if (!isNumeric(direction) || toNumber(direction) === 0 || Number.isNaN(toNumber(direction)))
      throw cannot('Values in v:2 index key pattern must be a number other than 0.');
    return [path, toNumber(direction) > 0 ? 1 : -1];
  });
  return documentOf(Object.fromEntries(checked));
}

function checkPartialFilter(filter: Document): void {
  const allowed = ['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$and', '$or', '$in'];
  const visit = (value: Value): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isDocument(value)) return;
    for (const key of Object.keys(value)) {
      if (key.startsWith('$') && !allowed.includes(key))
        throw new CommandError(
          ErrorCode.CannotCreateIndex,
          `Expression not supported in partial index: ${key}`,
        );
      visit(value[key] as Value);
    }
  };
  visit(filter);
  compileFilter(filter, { scope: rootScope() });
}

function checkedExpiry(value: Maybe, key: Document): number | undefined {
  if (value === undefined) return undefined;
  const seconds = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!(seconds >= 0 && seconds <= 2 ** 31 - 1))
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      "TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number",
    );
  const names = Object.keys(key);
  if (names.length !== 1 || names[0] === '_id')
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      'TTL indexes are single-field indexes, and not on _id',
    );
  return seconds;
}

function createIndex(store: Store, collection: Collection, description: Document): void {
  if (isThere(store, collection, description)) return;
  if (collection.indexes.length === MOST_INDEXES)
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      `add index fails, too many indexes for ${collection.namespace}`,
    );
  const index = store.defineIndex(description, store.takeNumber());
  collection.buildIndex(index);
  collection.indexes = [...collection.indexes, index];
  store.saveCollection(collection);
}

/** Whether the collection has the index; 85 or 86 when it has one that it can't have beside it. */
function isThere(store: Store, collection: Collection, description: Document): boolean {
  const index = store.defineIndex(description, 0);
  if (equalValues(keyPattern(index), documentOf({ _id: 1 }))) return true;
  for (const existing of collection.indexes) {
    const sameKey = equalValues(keyPattern(existing), keyPattern(index));
    const sameOptions = sameKey && equalValues(optionsOf(existing), optionsOf(index));
    if (existing.name === index.name) {
      if (sameOptions) return true;
      throw new CommandError(
        sameKey ? ErrorCode.IndexKeySpecsConflict : ErrorCode.IndexKeySpecsConflict,
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${index.name}`,
      );
    }
    const samePartial = equalValues(existing.partialFilter, index.partialFilter);
    if (sameKey && samePartial)
      throw new CommandError(
        ErrorCode.IndexOptionsConflict,
        `Index already exists with a different name: ${existing.name}`,
      );
  }
  return false;
}

const optionsOf = ({
  unique,
  sparse,
  partialFilter,
  expireAfterSeconds,
}: IndexDefinition): Document =>
  documentOf({
    unique,
    sparse,
    partialFilter: partialFilter ?? null,
    expireAfterSeconds: expireAfterSeconds ?? null,
  });

const missing = (namespace: string): CommandError =>
  new CommandError(ErrorCode.NamespaceNotFound, `ns does not exist: ${namespace}`);

/** https://www.mongodb.com/docs/manual/reference/command/listIndexes/ */
export const listIndexes = defineCommand(
  {
    target: collectionName,
    fields: {
      cursor: cursorOption,
      includeBuildUUIDs: optional(boolOrNumber),
      includeIndexBuildInfo: optional(boolOrNumber),
    },
  },
  ({ target, cursor }, { engine, database }) => {
    const collection = engine.store.find(database, target);
    if (!collection) throw missing(`${database}.${target}`);
    return engine.cursors.open({
      namespace: `${database}.${target}`,
      documents: collection.indexes.map(describeIndex),
      batchSize: cursor.batchSize,
    });
  },
);

/** '*', a name, several names, or the key pattern of one. */
const indexChoice: FieldType<string | Document | string[]> = (value, path) => {
  if (typeof value === 'string' || isDocument(value)) return value;
  return arrayOf(string)(value, path);
};

/** https://www.mongodb.com/docs/manual/reference/command/dropIndexes/ */
export const dropIndexes = defineCommand(
  { target: collectionName, fields: { index: required(indexChoice) }, concerns: 'write' },
  ({ target, index: choice }, { engine: { store }, database }) =>
    store.write(() => {
      const collection = store.find(database, target);
      if (!collection)
        throw new CommandError(ErrorCode.NamespaceNotFound, `ns not found ${database}.${target}`);
      const before = collection.indexes.length;
      const unwanted = new Set(chosenIndexes(collection, choice));
      for (const index of unwanted) collection.dropIndexEntries(index);
      collection.indexes = collection.indexes.filter((index) => !unwanted.has(index));
      store.saveCollection(collection);
      return documentOf({ nIndexesWas: before });
    }),
);

function chosenIndexes(
  collection: Collection,
  choice: string | Document | string[],
): IndexDefinition[] {
  const others = collection.indexes.slice(1);
  if (choice === '*') return others;
  const names = Array.isArray(choice) ? choice : [choice];
  return names.map((wanted) => {
    const found = collection.indexes.find((index) =>
      typeof wanted === 'string' ? index.name === wanted : equalValues(keyPattern(index), wanted),
    );
    if (!found)
      throw new CommandError(
        ErrorCode.IndexNotFound,
        typeof wanted === 'string'
          ? `index not found with name [${wanted}]`
          : "can't find index with that key",
      );
    if (found.name === '_id_')
      throw new CommandError(ErrorCode.InvalidOptions, 'cannot drop _id index');
    return found;
  });
}
