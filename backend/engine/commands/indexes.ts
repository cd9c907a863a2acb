import { documentOf } from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../errors.ts';
import { collectionName, type FieldType } from '../schema/field-types.ts';
import { required } from '../schema/schema.ts';
import { describeIndex } from '../storage/index-definition.ts';
import { cursorOption } from './collections.ts';
import { defineCommand } from './command.ts';
import { WRITE_CONCERN } from './generic-arguments.ts';

/** https://www.mongodb.com/docs/manual/reference/command/listIndexes/ */
export const listIndexes = defineCommand(
  { target: collectionName, fields: { cursor: cursorOption } },
  ({ target, cursor }, { engine, cursors, database, session }) => {
    const namespace = `${database}.${target}`;
    const collection = engine.store.find(database, target);
    if (!collection)
      throw new CommandError(ErrorCode.NamespaceNotFound, `ns does not exist: ${namespace}`);
    return cursors.open({
      namespace,
      session,
      documents: collection.indexes.map(describeIndex),
      batchSize: cursor.batchSize,
    });
  },
);

/** '*' or a name. */
const indexName: FieldType<string> = (value) => {
  if (typeof value === 'string') return value;
  throw notImplemented('Dropping indexes by anything else than one name');
};

/** https://www.mongodb.com/docs/manual/reference/command/dropIndexes/ */
export const dropIndexes = defineCommand(
  { target: collectionName, fields: { index: required(indexName), ...WRITE_CONCERN } },
  ({ target, index: name }, { engine: { store }, database }) =>
    store.write(() => {
      const collection = store.find(database, target);
      if (!collection)
        throw new CommandError(ErrorCode.NamespaceNotFound, `ns not found ${database}.${target}`);
      const { indexes } = collection;
      if (name === '_id_')
        throw new CommandError(ErrorCode.InvalidOptions, 'cannot drop _id index');
      const unwanted = name === '*' ? indexes.slice(1) : indexes.filter((one) => one.name === name);
      if (name !== '*' && unwanted.length === 0)
        throw new CommandError(ErrorCode.IndexNotFound, `index not found with name [${name}]`);
      for (const index of unwanted) collection.dropIndexEntries(index);
      collection.indexes = indexes.filter((index) => !unwanted.includes(index));
      store.saveCollection(collection);
      return documentOf({ nIndexesWas: indexes.length });
    }),
);
