import { createHash } from 'node:crypto';
import { toIntOrLong } from '../bson/numbers.ts';
import { Binary, type Document, documentOf, newDocument } from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import type { Collection } from '../storage/collection.ts';
import { describeIndex } from '../storage/index-definition.ts';
import { querySettings } from './arguments.ts';
import { type Command, defineCommand } from './command.ts';
import {
  any,
  bool,
  boolOrNumber,
  collectionName,
  count,
  object,
  string,
  whole,
} from './field-types.ts';
import { arrayOf, optional, struct, withDefault } from './schema.ts';

const REFUSED = {
  capped: optional(boolOrNumber),
  size: optional(whole),
  max: optional(whole),
  timeseries: optional(object),
  expireAfterSeconds: optional(any),
  clusteredIndex: optional(any),
  changeStreamPreAndPostImages: optional(object),
  viewOn: optional(string),
  pipeline: optional(arrayOf(object)),
  validator: optional(object),
  validationLevel: optional(string),
  validationAction: optional(string),
  collation: optional(object),
  storageEngine: optional(object),
  indexOptionDefaults: optional(object),
  encryptedFields: optional(object),
};

/** https://www.mongodb.com/docs/manual/reference/command/create/ : only plain collections. */
export const create = defineCommand(
  {
    target: collectionName,
    fields: { idIndex: optional(object), autoIndexId: optional(boolOrNumber), ...REFUSED },
    concerns: 'write',
  },
  (args, { engine: { store }, database }) => {
    const refused = (Object.keys(REFUSED) as (keyof typeof REFUSED)[]).find(
      (field) => args[field] !== undefined && args[field] !== false,
    );
    if (refused) throw notImplemented(`A collection with the option ${refused}`);
    return store.write(() => {
      // Creating a plain collection again changes nothing, as in MongoDB 7.0.
      store.ensure(database, args.target);
      return documentOf({});
    });
  },
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
      authorizedCollections: optional(bool),
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

/** https://www.mongodb.com/docs/manual/reference/command/listDatabases/ */
export const listDatabases = defineCommand(
  {
    target: any,
    fields: {
      filter: withDefault(object, newDocument()),
      nameOnly: withDefault(boolOrNumber, false),
      authorizedDatabases: optional(boolOrNumber),
    },
  },
  ({ filter, nameOnly }, { engine: { store }, database }) => {
    if (database !== 'admin')
      throw new CommandError(13, 'listDatabases may only be run against the admin database.');
    const match = compileFilter(filter, querySettings(undefined));
    const names = [...new Set(store.all().map((collection) => collection.database))];
    const sizeOf = (name: string) =>
      store.list(name).reduce((sum, collection) => sum + collection.size(), 0);
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
);

/** Known to MongoDB, refused here. */
export const refuse = (name: string): Command => ({
  run() {
    throw new CommandError(
      ErrorCode.CommandNotSupported,
      `The command ${name} is not supported by the embedded database; see its README for what is.`,
    );
  },
});
