import { createHash } from 'node:crypto';
import { toIntOrLong } from '../bson/numbers.ts';
import { Binary, type Document, documentOf } from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import type { Collection } from '../storage/collection.ts';
import { describeIndex } from '../storage/index-definition.ts';
import {
  booleanField,
  checkWriteConcern,
  collectionName,
  countField,
  documentField,
  querySettings,
} from './arguments.ts';
import type { Command } from './command.ts';

const REFUSED = [
  'capped',
  'size',
  'max',
  'timeseries',
  'expireAfterSeconds',
  'clusteredIndex',
  'changeStreamPreAndPostImages',
  'viewOn',
  'pipeline',
  'validator',
  'validationLevel',
  'validationAction',
  'collation',
  'storageEngine',
  'indexOptionDefaults',
  'encryptedFields',
];

/** https://www.mongodb.com/docs/manual/reference/command/create/ : only plain collections. */
export const create: Command = {
  fields: ['idIndex', 'autoIndexId', ...REFUSED],
  run({ engine: { store }, database, body }) {
    checkWriteConcern(body);
    const name = collectionName(body, 'create');
    const refused = REFUSED.find((field) => body[field] !== undefined && body[field] !== false);
    if (refused) throw notImplemented(`A collection with the option ${refused}`);
    return store.write(() => {
      // Creating a plain collection again changes nothing, as in MongoDB 7.0.
      store.ensure(database, name);
      return documentOf({});
    });
  },
};

/** https://www.mongodb.com/docs/manual/reference/command/drop/ */
export const drop: Command = {
  fields: [],
  run({ engine: { store }, database, body }) {
    checkWriteConcern(body);
    const name = collectionName(body, 'drop');
    return store.write(() => {
      const collection = store.find(database, name);
      if (!collection) return documentOf({});
      const nIndexesWas = collection.indexes.length;
      store.drop(collection);
      return documentOf({ nIndexesWas, ns: `${database}.${name}` });
    });
  },
};

export const dropDatabase: Command = {
  fields: [],
  run({ engine: { store }, database, body }) {
    checkWriteConcern(body);
    return store.write(() => {
      const collections = store.list(database);
      for (const collection of collections) store.drop(collection);
      return documentOf({ dropped: collections.length > 0 ? database : undefined });
    });
  },
};

/** https://www.mongodb.com/docs/manual/reference/command/listCollections/ */
export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run({ engine, database, body }) {
    const match = compileFilter(documentField(body, 'filter'), querySettings(documentOf({})));
    const nameOnly = booleanField(body, 'nameOnly');
    const documents = engine.store
      .list(database)
      .map((collection) => describe(collection, nameOnly))
      .filter(match);
    return engine.cursors.open({
      namespace: `${database}.$cmd.listCollections`,
      documents,
      batchSize: countField(documentField(body, 'cursor'), 'batchSize') ?? Number.POSITIVE_INFINITY,
    });
  },
};

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

/** https://www.mongodb.com/docs/manual/reference/command/listDatabases/ */
export const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run({ engine, database, body }) {
    if (database !== 'admin')
      throw new CommandError(13, 'listDatabases may only be run against the admin database.');
    const match = compileFilter(documentField(body, 'filter'), querySettings(documentOf({})));
    const nameOnly = booleanField(body, 'nameOnly');
    const names = [...new Set(engine.store.all().map((collection) => collection.database))];
    const sizeOf = (name: string) =>
      engine.store.list(name).reduce((sum, collection) => sum + collection.size(), 0);
    const databases = names
      .map((name) =>
        nameOnly
          ? documentOf({ name })
          : documentOf({ name, sizeOnDisk: toIntOrLong(sizeOf(name)), empty: false }),
      )
      .filter(match);
    if (nameOnly) return documentOf({ databases });
    return documentOf({
      databases,
      totalSize: toIntOrLong(names.reduce((sum, name) => sum + sizeOf(name), 0)),
    });
  },
};

/** Known to MongoDB, refused here. */
export const refuse = (name: string): Command => ({
  fields: 'any',
  run() {
    throw new CommandError(
      ErrorCode.CommandNotSupported,
      `The command ${name} is not supported by the embedded database; see its README for what is.`,
    );
  },
});
