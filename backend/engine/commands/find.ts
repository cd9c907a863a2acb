import { toNumber } from '../bson/numbers.ts';
import { type Document, newDocument } from '../bson/values.ts';
import { notImplemented } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import { deadlineOf, querySettings } from './arguments.ts';
import { defineCommand } from './command.ts';
import { collectionName, count, hint, object, strictBool, strictObject } from './field-types.ts';
import { optional, unsupportedFields, withDefault } from './schema.ts';
import { select } from './select.ts';

const DEFAULT_BATCH = 101;

/** https://www.mongodb.com/docs/manual/reference/command/find/ */
export const find = defineCommand(
  {
    target: collectionName,
    fields: {
      filter: withDefault(strictObject, newDocument()),
      projection: withDefault(strictObject, newDocument()),
      sort: withDefault(strictObject, newDocument()),
      collation: optional(strictObject),
      hint: optional(hint),
      skip: optional(count),
      limit: optional(count),
      batchSize: withDefault(count, DEFAULT_BATCH),
      singleBatch: optional(strictBool),
      let: optional(object),
      allowDiskUse: optional(strictBool),
      allowPartialResults: optional(strictBool),
      noCursorTimeout: optional(strictBool),
      ...unsupportedFields('min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData'),
    },
    concerns: 'read',
  },
  (args, { engine, database }) => {
    const { target, filter, projection } = args;
    const settings = querySettings(args.collation, args.let);
    const project =
      Object.keys(projection).length === 0
        ? undefined
        : compileProjection(projection, { ...settings, find: true });
    const collection = engine.store.find(database, target);
    const documents = select(collection, {
      ...settings,
      filter,
      sort: sortOrder(args.sort),
      skip: args.skip,
      limit: args.limit,
      hint: args.hint,
      deadline: deadlineOf(args.maxTimeMS),
    });
    return engine.cursors.open({
      namespace: `${database}.${target}`,
      documents: project ? documents.map(project) : documents,
      encode: project ? undefined : collection?.encoder(),
      batchSize: args.batchSize,
      singleBatch: args.singleBatch,
      noTimeout: args.noCursorTimeout,
    });
  },
);

function sortOrder(sort: Document) {
  if (!('$natural' in sort)) return parseSort(sort);
  if (toNumber(sort.$natural) === 1) return [];
  throw notImplemented('Sorting by $natural: -1');
}
