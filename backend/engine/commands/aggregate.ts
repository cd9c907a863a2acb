import { type PipelineRequest, runPipeline } from '../aggregation/run.ts';
import type { DocumentSource } from '../aggregation/stage.ts';
import { streamParts } from '../aggregation/stream.ts';
import { decodeDocument } from '../bson/decode.ts';
import { encodeDocument } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { roughBytes } from '../bson/size.ts';
import { type Document, isNumeric } from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, failedToParse, notImplemented } from '../errors.ts';
import {
  bool,
  boolOrNumber,
  collectionName,
  count,
  type FieldType,
  object,
} from '../schema/field-types.ts';
import {
  arrayOf,
  optional,
  type Parsed,
  required,
  strict,
  struct,
  withDefault,
} from '../schema/schema.ts';
import { type ResultStream, streamFrom } from '../sessions/result-stream.ts';
import type { Collection } from '../storage/collection.ts';
import { countByIndex } from '../storage/count-by-index.ts';
import type { Snapshot } from '../storage/store.ts';
import { deadlineOf, querySettings, SELECTION } from './arguments.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { READ_CONCERN, WRITE_CONCERN } from './generic-arguments.ts';
import { outputOf } from './output.ts';
import { MAX_HELD_BYTES, tooMuchHeld, visitInOrder } from './select.ts';

const DEFAULT_BATCH = 101;

/** A collection; '' for the number 1, which stands for none. */
const collectionOrNone: FieldType<string> = (value, path) => {
  if (!isNumeric(value)) return collectionName(value, path);
  if (toNumber(value) === 1) return '';
  throw badValue("the 'aggregate' field must specify a collection name or 1");
};

const FIELDS = {
  pipeline: required(arrayOf(object)),
  cursor: optional(struct({ batchSize: withDefault(count, DEFAULT_BATCH) })),
  explain: strict(optional(bool)),
  allowDiskUse: strict(optional(bool)),
  bypassDocumentValidation: optional(boolOrNumber),
  ...SELECTION,
  let: optional(object),
  ...READ_CONCERN,
  ...WRITE_CONCERN,
};
type Arguments = Parsed<typeof FIELDS> & { target: string; maxTimeMS: number | undefined };

/** https://www.mongodb.com/docs/manual/reference/command/aggregate/ */
export const aggregate = defineCommand(
  { target: collectionOrNone, fields: FIELDS },
  (args, context) => {
    if (args.explain) throw notImplemented('explain');
    if (!args.cursor) throw failedToParse("The 'cursor' option is required");
    const { target, pipeline } = args;
    if (context.transaction) checkInTransaction(pipeline);
    const reads = args.readConcern?.level ?? 'local';
    if (reads !== 'local' && pipeline[0] && '$listLocalSessions' in pipeline[0])
      throw new CommandError(ErrorCode.InvalidOptions, `$listLocalSessions can't read ${reads}`);
    const { engine, cursors, database, session } = context;
    const namespace = `${database}.${target === '' ? '$cmd.aggregate' : target}`;
    const { batchSize } = args.cursor;
    const last = pipeline.at(-1);
    if (!last || !('$out' in last || '$merge' in last)) {
      const stream = streamOf(args, context);
      if (stream) return cursors.open({ namespace, session, documents: [], stream, batchSize });
      const stored = isSelection(pipeline) && engine.store.find(database, target)?.encoder();
      // As BSON, because all documents of a large collection would not fit into the heap.
      const documents: Buffer[] = [];
      const encode = stored || encodeDocument;
      let bytes = 0;
      run(args, pipeline, context, (document) => {
        const bson = encode(document);
        bytes += bson.length;
        if (bytes > MAX_HELD_BYTES) throw tooMuchHeld();
        documents.push(bson);
      });
      return cursors.open({ namespace, session, documents, batchSize });
    }
    const output = outputOf(last, engine.store, database);
    return engine.store.write(() => {
      const documents: Document[] = [];
      let bytes = 0;
      run(args, pipeline.slice(0, -1), context, (document) => {
        bytes += roughBytes(document);
        if (bytes > MAX_HELD_BYTES) throw tooMuchHeld();
        documents.push(document);
      });
      output(documents);
      return cursors.open({ namespace, session, documents: [], batchSize });
    });
  },
);

/** https://www.mongodb.com/docs/manual/core/transactions-operations/ */
function checkInTransaction(pipeline: Document[]): void {
  for (const stage of ['$out', '$merge', '$listLocalSessions'])
    if (pipeline.some((one) => stage in one))
      throw new CommandError(
        ErrorCode.OperationNotSupportedInTransaction,
        `Stage not supported inside of a multi-document transaction: ${stage}`,
      );
}

/** Smaller results are soon complete. */
const STREAM_FROM = 5000;

/** Returns the results of a pipeline one by one if they are many and nothing stands against it. */
function streamOf(args: Arguments, context: CommandContext): ResultStream | undefined {
  const { engine, cursors, database } = context;
  if (args.pipeline.length === 0 || args.hint !== undefined || args.maxTimeMS !== undefined) return;
  const parts = streamParts(requestOf(args, args.pipeline, context));
  const read = parts?.flatMap(({ collection: name, map }) => {
    const collection = engine.store.find(database, name);
    return collection ? [{ collection, map }] : [];
  });
  const count = read?.reduce((sum, { collection }) => sum + collection.count(), 0) ?? 0;
  if (!read || count < STREAM_FROM || !cursors.takesStreams) return;
  return streamFrom(engine.store.snapshot(), (snapshot) => encodeAll(read, snapshot));
}

function* encodeAll(
  parts: { collection: Collection; map: (document: Document) => Document }[],
  snapshot: Snapshot,
): Generator<Buffer, void> {
  for (const { collection, map } of parts)
    for (const bson of snapshot.bson(collection)) yield encodeDocument(map(decodeDocument(bson)));
}

const run = (
  args: Arguments,
  pipeline: Document[],
  context: CommandContext,
  take: (document: Document) => void,
): void => runPipeline(requestOf(args, pipeline, context), take);

function requestOf(
  args: Arguments,
  pipeline: Document[],
  { engine, database }: CommandContext,
): PipelineRequest {
  const settings = querySettings(args.collation, args.let);
  const deadline = deadlineOf(args.maxTimeMS);
  const source: DocumentSource = {
    find(name, filter, options, visit) {
      const collection = engine.store.find(database, name);
      const selection = { ...settings, ...options, filter, deadline };
      let left = options.limit || Number.POSITIVE_INFINITY;
      visitInOrder(collection, selection, ({ document }) => visit(document) && --left > 0);
    },
    count(name, filter) {
      const collection = engine.store.find(database, name);
      return collection && countByIndex(collection, filter, settings.strings);
    },
    sessions: () => engine.sessions.list(),
  };
  const { target: collection, hint } = args;
  return { ...settings, pipeline, collection, hint, source };
}

/** Whether a pipeline returns documents as they are stored. */
const isSelection = (pipeline: Document[]): boolean =>
  pipeline.every((stage) => ['$match', '$sort', '$skip', '$limit'].some((name) => name in stage));
