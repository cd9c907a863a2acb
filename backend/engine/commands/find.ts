import { encodeDocument } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { type Document, newDocument } from '../bson/values.ts';
import { notImplemented } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { includedFields } from '../query/read-fields.ts';
import { parseSort, type SortKey } from '../query/sort.ts';
import { bool, collectionName, count, hint, object } from '../schema/field-types.ts';
import { optional, strict, unsupportedFields, withDefault } from '../schema/schema.ts';
import type { Cursors } from '../sessions/cursor-table.ts';
import { streamFrom } from '../sessions/result-stream.ts';
import type { Collection } from '../storage/collection.ts';
import { deadlineOf, querySettings } from './arguments.ts';
import { defineCommand } from './command.ts';
import { READ_CONCERN } from './generic-arguments.ts';
import { FEW_BYTES, matchesIn, select, selectUpTo } from './select.ts';

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
  ({ target, projection, ...args }, { engine, cursors, database, session }) => {
    const settings = querySettings(args.collation, args.let);
    const project =
      Object.keys(projection).length > 0
        ? compileProjection(projection, { ...settings, find: true })
        : undefined;
    const collection = engine.store.find(database, target);
    const selection = {
      ...settings,
      ...args,
      sort: sortOrder(args.sort),
      wanted: includedFields(projection),
      deadline: deadlineOf(args.maxTimeMS),
    };
    const results = {
      namespace: `${database}.${target}`,
      session,
      batchSize: args.batchSize,
      singleBatch: args.singleBatch,
      noTimeout: args.noCursorTimeout,
    };
    const found = selectUpTo(FEW_BYTES, collection, selection);
    if (!found && isStreamed(collection, args.singleBatch, cursors)) {
      const stream = streamFrom(engine.store.snapshot(), (snapshot) =>
        matchesIn(snapshot, collection, selection, project),
      );
      return cursors.open({ ...results, documents: [], stream });
    }
    return cursors.open({
      ...results,
      documents: found?.map(({ document }) => document) ?? select(collection, selection),
      encode: project ? (document) => encodeDocument(project(document)) : collection?.encoder(),
    });
  },
);

/** Whether a large result is made while it is fetched. A collection may have got into memory meanwhile. */
const isStreamed = (
  collection: Collection | undefined,
  singleBatch: boolean | undefined,
  cursors: Cursors,
): collection is Collection =>
  collection !== undefined && !collection.isInMemory && !singleBatch && cursors.takesStreams;

function sortOrder(sort: Document): SortKey[] {
  if (!('$natural' in sort)) return parseSort(sort);
  if (toNumber(sort.$natural) === 1) return [];
  throw notImplemented('Sorting by $natural: -1');
}
