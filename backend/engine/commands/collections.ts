import { createHash } from 'node:crypto';
import { equalValues } from '../bson/compare.ts';
import { Binary, type Document, documentOf, newDocument } from '../bson/values.ts';
import { badValue, CommandError, ErrorCode } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import {
  any,
  bool,
  collectionName,
  count,
  type FieldType,
  object,
  string,
  whole,
} from '../schema/field-types.ts';
import { optional, required, struct, withDefault } from '../schema/schema.ts';
import type { Collection } from '../storage/collection.ts';
import { describeIndex } from '../storage/index-definition.ts';
import { querySettings } from './arguments.ts';
import { defineCommand } from './command.ts';
import { WRITE_CONCERN } from './generic-arguments.ts';

const idIndexKey: FieldType<Document> = (value, path) => {
  const key = object(value, path);
  if (equalValues(key, documentOf({ _id: 1 }))) return key;
  throw badValue("The field 'key' for an _id index must be {_id: 1}");
};

/** The index on _id as listCollections describes it: every collection has it. */
const idIndex = struct(
  { key: required(idIndexKey), name: required(string), v: optional(any), ns: optional(string) },
  { unknown: ErrorCode.NotImplemented },
);

/**
 * Creating a collection again changes nothing, as in MongoDB 7.0. Every other option is refused (238).
 * https://www.mongodb.com/docs/manual/reference/command/create/
 */
export const create = defineCommand(
  {
    target: collectionName,
    fields: { idIndex: optional(idIndex), ...WRITE_CONCERN },
    unknown: ErrorCode.NotImplemented,
  },
  ({ target }, { engine: { store }, database }) =>
    store.write(() => {
      store.ensure(database, target);
      return documentOf({});
    }),
);

/** https://www.mongodb.com/docs/manual/reference/command/drop/ */
export const drop = defineCommand(
  { target: collectionName, fields: WRITE_CONCERN },
  ({ target }, { engine: { store, cursors }, database }) =>
    store.write(() => {
      const collection = store.find(database, target);
      if (!collection) return documentOf({});
      const nIndexesWas = collection.indexes.length;
      store.drop(collection);
      cursors.dropAll(collection.namespace);
      return documentOf({ nIndexesWas, ns: collection.namespace });
    }),
);

/** https://www.mongodb.com/docs/manual/reference/command/dropDatabase/ */
export const dropDatabase = defineCommand(
  { target: whole, fields: WRITE_CONCERN },
  ({ target }, { engine: { store }, database }) => {
    if (target !== 1) throw new CommandError(5255100, 'Have to pass 1 as db parameter');
    if (database === 'admin')
      throw new CommandError(ErrorCode.IllegalOperation, "Dropping 'admin' is prohibited");
    return store.write(() => {
      for (const collection of store.list(database)) store.drop(collection);
      return documentOf({});
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
  ({ filter, nameOnly, cursor }, { engine, cursors, database, session }) => {
    const match = compileFilter(filter, querySettings(undefined));
    const documents = engine.store
      .list(database)
      .map((collection) => describe(collection, nameOnly))
      .filter(match);
    return cursors.open({
      namespace: `${database}.$cmd.listCollections`,
      session,
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
