import { toNumber } from '../bson/numbers.ts';
import { type Document, newDocument } from '../bson/values.ts';
import { notImplemented } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { includedFields } from '../query/read-fields.ts';
import { parseSort, type SortKey } from '../query/sort.ts';
import { bool, collectionName, count, hint, object } from '../schema/field-types.ts';
import { optional, strict, unsupportedFields, withDefault } from '../schema/schema.ts';
import { deadlineOf, querySettings } from './arguments.ts';
import { defineCommand } from './command.ts';
import { READ_CONCERN } from './generic-arguments.ts';
import { select } from './select.ts';

const DEFAULT_BATCH = 101;

/** https://www.mongodb.com/docs/manual/reference/command/find/ */
export const find = defineCommand(
  {
    target: collectionName,
    fields: {
      filter: strict(withDefault(object, newDocument())),
      projection: strict(withDefault(object, newDocument())),
      sort: strict(withDefault(object, newDocument())),
      collation: strict(optional(object)),
      hint: strict(optional(hint)),
      skip: optional(count),
      limit: optional(count),
      batchSize: withDefault(count, DEFAULT_BATCH),
      singleBatch: strict(optional(bool)),
      let: optional(object),
      allowDiskUse: strict(optional(bool)),
      allowPartialResults: strict(optional(bool)),
      noCursorTimeout: strict(optional(bool)),
      ...unsupportedFields('min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData'),
      ...READ_CONCERN,
    },
  },
  ({ target, projection, ...args }, { engine, database, session }) => {
    const settings = querySettings(args.collation, args.let);
    const project =
      Object.keys(projection).length > 0
        ? compileProjection(projection, { ...settings, find: true })
        : undefined;
    const collection = engine.store.find(database, target);
    const documents = select(collection, {
      ...settings,
      ...args,
      sort: sortOrder(args.sort),
      wanted: includedFields(projection),
      deadline: deadlineOf(args.maxTimeMS),
    });
    return engine.cursors.open({
      namespace: `${database}.${target}`,
      session,
      documents: project ? documents.map(project) : documents,
      encode: project ? undefined : collection?.encoder(),
      batchSize: args.batchSize,
      singleBatch: args.singleBatch,
      noTimeout: args.noCursorTimeout,
    });
  },
);

function sortOrder(sort: Document): SortKey[] {
  if (!('$natural' in sort)) return parseSort(sort);
  if (toNumber(sort.$natural) === 1) return [];
  throw notImplemented('Sorting by $natural: -1');
}
