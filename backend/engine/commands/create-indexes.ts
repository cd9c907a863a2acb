import { equalValues } from '../bson/compare.ts';
import { type Document, documentOf } from '../bson/values.ts';
import { badValue, CommandError, ErrorCode } from '../errors.ts';
import { bool, collectionName } from '../schema/field-types.ts';
import { arrayOf, optional, required } from '../schema/schema.ts';
import type { Collection } from '../storage/collection.ts';
import { keyPattern } from '../storage/index-definition.ts';
import { allOrNothing } from '../storage/rollback.ts';
import type { Store } from '../storage/store.ts';
import { defineCommand } from './command.ts';
import { WRITE_CONCERN } from './generic-arguments.ts';
import { checkedDescription, indexSpecification } from './index-specification.ts';

/** https://www.mongodb.com/docs/manual/reference/limits/ */
const MAX_INDEXES = 64;

/** https://www.mongodb.com/docs/manual/reference/command/createIndexes/ */
export const createIndexes = defineCommand(
  {
    target: collectionName,
    fields: {
      indexes: required(arrayOf(indexSpecification)),
      // mongorestore sends it. Options that are not known here are refused all the same.
      ignoreUnknownIndexOptions: optional(bool),
      ...WRITE_CONCERN,
    },
  },
  ({ target, indexes }, { engine: { store }, database, transaction }) => {
    const descriptions = indexes.map(checkedDescription);
    if (descriptions.length === 0) throw badValue('Must specify at least one index to create');
    const existing = store.find(database, target);
    // A client ensures its indexes at every start, and that must work on a full disk, too.
    if (existing && descriptions.every((description) => hasIndex(store, existing, description)))
      return reply(existing, existing.indexes.length, false);
    if (transaction && existing && existing.count() > 0)
      throw new CommandError(
        ErrorCode.OperationNotSupportedInTransaction,
        `Cannot create new indexes on existing collection ${existing.namespace} in a multi-document transaction.`,
      );
    return store.write(() =>
      allOrNothing(() => {
        const collection = store.ensure(database, target);
        const before = collection.indexes.length;
        for (const description of descriptions) createIndex(store, collection, description);
        return reply(collection, before, !existing);
      }),
    );
  },
);

const reply = ({ indexes }: Collection, before: number, isNew: boolean): Document =>
  documentOf({
    numIndexesBefore: before,
    numIndexesAfter: indexes.length,
    createdCollectionAutomatically: isNew,
    note: indexes.length === before ? 'all indexes already exist' : undefined,
  });

function createIndex(store: Store, collection: Collection, description: Document): void {
  if (hasIndex(store, collection, description)) return;
  if (collection.indexes.length === MAX_INDEXES)
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      `add index fails, too many indexes for ${collection.namespace}`,
    );
  const index = store.defineIndex(description, store.nextNumber());
  collection.buildIndex(index);
  collection.indexes = [...collection.indexes, index];
  store.saveCollection(collection);
}

/** Returns whether the collection has the index; 85 or 86 when it has a conflicting one. */
function hasIndex(store: Store, collection: Collection, description: Document): boolean {
  const index = store.defineIndex(description, 0);
  if (equalValues(keyPattern(index), documentOf({ _id: 1 }))) return true;
  for (const existing of collection.indexes) {
    const hasItsName = existing.name === index.name;
    const isLikeIt =
      equalValues(keyPattern(existing), keyPattern(index)) &&
      equalValues(existing.partialFilter, index.partialFilter);
    const isOfItsKind = existing.unique === index.unique && existing.sparse === index.sparse;
    const keepsAsLong = existing.expireAfterSeconds === index.expireAfterSeconds;
    if (hasItsName && isLikeIt && isOfItsKind && keepsAsLong) return true;
    if (isLikeIt && (isOfItsKind || !hasItsName))
      throw new CommandError(
        ErrorCode.IndexOptionsConflict,
        `The index ${existing.name} is on the same fields, with other options or another name than ${index.name}`,
      );
    if (hasItsName)
      throw new CommandError(
        ErrorCode.IndexKeySpecsConflict,
        `An existing index has the same name as the requested index ${index.name}`,
      );
  }
  return false;
}
