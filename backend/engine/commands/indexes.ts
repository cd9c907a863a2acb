import { equalValues } from '../bson/compare.ts';
import { type Document, documentOf, isDocument } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { describeIndex, type IndexDefinition, keyPattern } from '../storage/index-definition.ts';
import { cursorOption } from './collections.ts';
import { defineCommand } from './command.ts';
import { collectionName, type FieldType, string } from './field-types.ts';
import { arrayOf, required } from './schema.ts';

const missing = (namespace: string): CommandError =>
  new CommandError(ErrorCode.NamespaceNotFound, `ns does not exist: ${namespace}`);

/** https://www.mongodb.com/docs/manual/reference/command/listIndexes/ */
export const listIndexes = defineCommand(
  {
    target: collectionName,
    fields: { cursor: cursorOption },
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
