import { equalValues } from '../bson/compare.ts';
import { type Document, documentOf } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { type IndexDefinition, keyPattern } from '../storage/index-definition.ts';
import { allOrNothing } from '../storage/rollback.ts';
import type { Store } from '../storage/store.ts';
import { defineCommand } from './command.ts';
import { collectionName } from './field-types.ts';
import { checkedDescription, indexSpecification } from './index-specification.ts';
import { arrayOf, required } from './schema.ts';

/** https://www.mongodb.com/docs/manual/reference/limits/ */
const MAX_INDEXES = 64;

/** https://www.mongodb.com/docs/manual/reference/command/createIndexes/ */
export const createIndexes = defineCommand(
  {
    target: collectionName,
    fields: {
      indexes: required(arrayOf(indexSpecification)),
    },
    concerns: 'write',
  },
  ({ target, indexes }, { engine: { store }, database }) => {
    const descriptions = indexes.map(checkedDescription);
    if (descriptions.length === 0)
      throw new CommandError(ErrorCode.BadValue, 'Must specify at least one index to create');
    const existing = store.find(database, target);
    // A client ensures its indexes at every start, and that must work on a full disk, too.
    if (existing && descriptions.every((description) => hasIndex(store, existing, description)))
      return documentOf({
        numIndexesBefore: existing.indexes.length,
        numIndexesAfter: existing.indexes.length,
        createdCollectionAutomatically: false,
        note: 'all indexes already exist',
      });
    return store.write(() =>
      allOrNothing(() => {
        const collection = store.ensure(database, target);
        const before = collection.indexes.length;
        for (const description of descriptions) createIndex(store, collection, description);
        const after = collection.indexes.length;
        return documentOf({
          numIndexesBefore: before,
          numIndexesAfter: after,
          createdCollectionAutomatically: !existing,
          note: after === before ? 'all indexes already exist' : undefined,
        });
      }),
    );
  },
);

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
    const sameKey = equalValues(keyPattern(existing), keyPattern(index));
    const sameOptions = sameKey && equalValues(optionsOf(existing), optionsOf(index));
    const samePartial = equalValues(existing.partialFilter, index.partialFilter);
    if (existing.name === index.name) {
      if (sameOptions) return true;
      if (sameKey && samePartial)
        throw new CommandError(
          ErrorCode.IndexOptionsConflict,
          `An equivalent index already exists with the same name but different options. Requested index: ${index.name}`,
        );
      throw new CommandError(
        ErrorCode.IndexKeySpecsConflict,
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${index.name}`,
      );
    }
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
