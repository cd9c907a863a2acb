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
import { CommandError, ErrorCode, notImplemented, typeMismatch } from '../errors.ts';
import { compileCollation } from '../query/collation.ts';
import { compileFilter } from '../query/matcher.ts';
import { isTruthy } from '../query/operators/elements.ts';
import type { Collection } from '../storage/collection.ts';
import { describeIndex, type IndexDefinition, keyPattern } from '../storage/index-definition.ts';
import type { Store } from '../storage/store.ts';
import { allOrNothing } from '../storage/write-queue.ts';
import {
  arrayField,
  checkWriteConcern,
  collectionName,
  countField,
  documentField,
} from './arguments.ts';
import type { Command } from './command.ts';

const IGNORED = ['v', 'background', 'ns', 'hidden'];
const KNOWN = [
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  ...IGNORED,
];
const FOREIGN = [
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'storageEngine',
  'bucketSize',
  'clustered',
  'prepareUnique',
  'finestIndexedLevel',
  'coarsestIndexedLevel',
];

/** https://www.mongodb.com/docs/manual/reference/command/createIndexes/ */
export const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  run({ engine: { store }, database, body }) {
    checkWriteConcern(body);
    const name = collectionName(body, 'createIndexes');
    const descriptions = arrayField(body, 'indexes').map(checkedDescription);
    if (descriptions.length === 0)
      throw new CommandError(ErrorCode.BadValue, 'Must specify at least one index to create');
    const there = store.find(database, name);
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
        const existed = store.find(database, name) !== undefined;
        const collection = store.ensure(database, name);
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
};

function checkedDescription(description: Value): Document {
  if (!isDocument(description)) throw typeMismatch('Each index must be an object');
  for (const key of Object.keys(description)) {
    if (FOREIGN.includes(toName(key))) throw notImplemented(`The index option ${toName(key)}`);
    if (!KNOWN.includes(toName(key)))
      throw new CommandError(
        ErrorCode.InvalidIndexSpecificationOption,
        `The field '${toName(key)}' is not valid for an index specification.`,
      );
  }
  if (compileCollation(description.collation)) throw notImplemented('An index with a collation');
  if (isTruthy(description.hidden)) throw notImplemented('A hidden index');
  const key = checkedKey(description.key);
  if (typeof description.name !== 'string' || description.name === '')
    throw new CommandError(
      ErrorCode.FailedToParse,
      "The 'name' field is a required property of an index specification",
    );
  const filter = description.partialFilterExpression;
  if (filter !== undefined) {
    if (!isDocument(filter))
      throw typeMismatch("The field 'partialFilterExpression' must be an object");
    checkPartialFilter(filter);
  }
  return documentOf({
    key,
    name: description.name,
    unique: isTruthy(description.unique) || undefined,
    sparse: isTruthy(description.sparse) || undefined,
    partialFilterExpression: filter,
    expireAfterSeconds: checkedExpiry(description.expireAfterSeconds, key),
  });
}

function checkedKey(key: Maybe): Document {
  const cannot = (why: string) => new CommandError(ErrorCode.CannotCreateIndex, why);
  if (!isDocument(key)) throw typeMismatch("The field 'key' must be an object");
  const names = Object.keys(key);
  if (names.length === 0) throw cannot('Index keys cannot be an empty object.');
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

export const listIndexes: Command = {
  fields: ['cursor', 'includeBuildUUIDs', 'includeIndexBuildInfo'],
  run({ engine, database, body }) {
    const name = collectionName(body, 'listIndexes');
    const collection = engine.store.find(database, name);
    if (!collection) throw missing(`${database}.${name}`);
    return engine.cursors.open({
      namespace: `${database}.${name}`,
      documents: collection.indexes.map(describeIndex),
      batchSize: countField(documentField(body, 'cursor'), 'batchSize') ?? Number.POSITIVE_INFINITY,
    });
  },
};

/** https://www.mongodb.com/docs/manual/reference/command/dropIndexes/ */
export const dropIndexes: Command = {
  fields: ['index'],
  run({ engine: { store }, database, body }) {
    checkWriteConcern(body);
    const name = collectionName(body, 'dropIndexes');
    return store.write(() => {
      const collection = store.find(database, name);
      if (!collection)
        throw new CommandError(ErrorCode.NamespaceNotFound, `ns not found ${database}.${name}`);
      const before = collection.indexes.length;
      const unwanted = new Set(chosenIndexes(collection, body.index));
      for (const index of unwanted) collection.dropIndexEntries(index);
      collection.indexes = collection.indexes.filter((index) => !unwanted.has(index));
      store.saveCollection(collection);
      return documentOf({ nIndexesWas: before });
    });
  },
};

function chosenIndexes(collection: Collection, choice: Maybe): IndexDefinition[] {
  const others = collection.indexes.slice(1);
  if (choice === '*') return others;
  const names = Array.isArray(choice) ? choice : [choice];
  return names.map((wanted) => {
    const found = collection.indexes.find((index) =>
      typeof wanted === 'string'
        ? index.name === wanted
        : isDocument(wanted) && equalValues(keyPattern(index), wanted),
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
