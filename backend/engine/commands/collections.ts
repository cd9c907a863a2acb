import { createHash } from 'node:crypto';
import { Binary, type Document, documentOf, newDocument } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import type { Collection } from '../storage/collection.ts';
import { describeIndex } from '../storage/index-definition.ts';
import { querySettings } from './arguments.ts';
import { defineCommand } from './command.ts';
import { any, bool, collectionName, count, object, whole } from './field-types.ts';
import { struct, unsupportedFields, withDefault } from './schema.ts';

/** https://www.mongodb.com/docs/manual/reference/command/create/ : only plain collections. */
export const create = defineCommand(
  {
    target: collectionName,
    fields: unsupportedFields(
      'capped',
      'changeStreamPreAndPostImages',
      'clusteredIndex',
      'collation',
      'encryptedFields',
      'expireAfterSeconds',
      'indexOptionDefaults',
      'max',
      'pipeline',
      'size',
      'storageEngine',
      'timeseries',
      'validationAction',
      'validationLevel',
      'validator',
      'viewOn',
    ),
    concerns: 'write',
  },
  ({ target }, { engine: { store }, database }) =>
    store.write(() => {
      // Creating a plain collection again changes nothing, as in MongoDB 7.0.
      store.ensure(database, target);
      return documentOf({});
    }),
);

/** https://www.mongodb.com/docs/manual/reference/command/drop/ */
export const drop = defineCommand(
  { target: collectionName, fields: {}, concerns: 'write' },
  ({ target }, { engine: { store }, database }) =>
    store.write(() => {
      const collection = store.find(database, target);
      if (!collection) return documentOf({});
      const nIndexesWas = collection.indexes.length;
      store.drop(collection);
      return documentOf({ nIndexesWas, ns: `${database}.${target}` });
    }),
);

/** https://www.mongodb.com/docs/manual/reference/command/dropDatabase/ */
export const dropDatabase = defineCommand(
  { target: whole, fields: {}, concerns: 'write' },
  ({ target }, { engine: { store }, database }) => {
    if (target !== 1) throw new CommandError(5255100, 'Have to pass 1 as db parameter');
    return store.write(() => {
      const collections = store.list(database);
      for (const collection of collections) store.drop(collection);
      return documentOf({ dropped: collections.length > 0 ? database : undefined });
    });
  },
);

/** How many results a first batch holds; without it, all of them. */
export const cursorOption = withDefault(
  struct({ batchSize: withDefault(count, Number.POSITIVE_INFINITY) }),
  { batchSize: Number.POSITIVE_INFINITY },
);

/** https://www.mongodb.com/docs/manual/reference/command/listCollections/ */
export const listCollections = defineCommand(
  {
    target: any,
    fields: {
      filter: withDefault(object, newDocument()),
      nameOnly: withDefault(bool, false),
      // The driver always sends it; here a user may see every collection.
      authorizedCollections: withDefault(bool, false),
      cursor: cursorOption,
    },
  },
  ({ filter, nameOnly, cursor }, { engine, database }) => {
    const match = compileFilter(filter, querySettings(undefined));
    const documents = engine.store
      .list(database)
      .map((collection) => describe(collection, nameOnly))
      .filter(match);
    return engine.cursors.open({
      namespace: `${database}.$cmd.listCollections`,
      documents,
      batchSize: cursor.batchSize,
    });
  },
);

function describe(collection: Collection, nameOnly: boolean): Document {
  if (nameOnly) return documentOf({ name: collection.name, type: 'collection' });
  const uuid = createHash('sha256')
    .update(`${collection.namespace}:${collection.number}`)
    .digest()
    .subarray(0, 16);
  return documentOf({
    name: collection.name,
    type: 'collection',
    options: documentOf({}),
    info: documentOf({ readOnly: false, uuid: new Binary(4, uuid) }),
    idIndex: describeIndex(collection.indexes[0] as Parameters<typeof describeIndex>[0]),
  });
}
