import { runPipeline } from '../aggregation/run.ts';
import type { DocumentSource } from '../aggregation/stage.ts';
import { encodeDocument } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { type Document, isNumeric } from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, failedToParse, notImplemented } from '../errors.ts';
import {
  bool,
  boolOrNumber,
  collectionName,
  count,
  type FieldType,
  hint,
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
import { countByIndex } from '../storage/count-by-index.ts';
import { deadlineOf, querySettings } from './arguments.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { READ_CONCERN, WRITE_CONCERN } from './generic-arguments.ts';
import { outputOf } from './output.ts';
import { select, visitMatches } from './select.ts';

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
  collation: optional(object),
  hint: strict(optional(hint)),
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
    const reads = args.readConcern?.level ?? 'local';
    if (reads !== 'local' && pipeline[0] && '$listLocalSessions' in pipeline[0])
      throw new CommandError(ErrorCode.InvalidOptions, `$listLocalSessions can't read ${reads}`);
    const { engine, database, session } = context;
    const namespace = `${database}.${target === '' ? '$cmd.aggregate' : target}`;
    const { batchSize } = args.cursor;
    const last = pipeline.at(-1);
    if (!last || !('$out' in last || '$merge' in last)) {
      const stored = isSelection(pipeline) && engine.store.find(database, target)?.encoder();
      // As BSON, because all documents of a large collection would not fit into the heap.
      const documents: Buffer[] = [];
      const encode = stored || encodeDocument;
      run(args, pipeline, context, (document) => documents.push(encode(document)));
      return engine.cursors.open({ namespace, session, documents, batchSize });
    }
    const output = outputOf(last, engine.store, database);
    return engine.store.write(() => {
      const documents: Document[] = [];
      run(args, pipeline.slice(0, -1), context, (document) => documents.push(document));
      output(documents);
      return engine.cursors.open({ namespace, session, documents: [], batchSize });
    });
  },
);

function run(
  args: Arguments,
  pipeline: Document[],
  { engine, database }: CommandContext,
  take: (document: Document) => void,
): void {
  const settings = querySettings(args.collation, args.let);
  const deadline = deadlineOf(args.maxTimeMS);
  const source: DocumentSource = {
    find(name, filter, options, visit) {
      const collection = engine.store.find(database, name);
      const selection = { ...settings, ...options, filter, deadline };
      if (options.sort.length === 0)
        visitMatches(collection, selection, ({ document }) => visit(document));
      else for (const document of select(collection, selection)) if (!visit(document)) return;
    },
    count(name, filter) {
      const collection = engine.store.find(database, name);
      return collection && countByIndex(collection, filter, settings.strings);
    },
    sessions: () => engine.sessions.list(),
  };
  const { target: collection, hint } = args;
  runPipeline({ ...settings, pipeline, collection, hint, source }, take);
}

/** Whether a pipeline returns documents as they are stored. */
const isSelection = (pipeline: Document[]): boolean =>
  pipeline.every((stage) => ['$match', '$sort', '$skip', '$limit'].some((name) => name in stage));
