import { runPipeline } from '../aggregation/run.ts';
import { toNumber } from '../bson/numbers.ts';
import { type Document, isNumeric } from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, failedToParse, notImplemented } from '../errors.ts';
import { deadlineOf, querySettings } from './arguments.ts';
import { type CommandContext, defineCommand } from './command.ts';
import {
  boolOrNumber,
  collectionName,
  count,
  type FieldType,
  hint,
  object,
  strictBool,
} from './field-types.ts';
import { outputOf } from './output.ts';
import { arrayOf, optional, type Parsed, required, struct, withDefault } from './schema.ts';
import { documentSource } from './source.ts';

const DEFAULT_BATCH = 101;

/** A collection; '' for the number 1, which stands for none. */
const collectionOrNone: FieldType<string> = (value, path) => {
  if (!isNumeric(value)) return collectionName(value, path);
  if (toNumber(value) === 1) return '';
  throw badValue(
    "Invalid command format: the 'aggregate' field must specify a collection name or 1",
  );
};

const FIELDS = {
  pipeline: required(arrayOf(object)),
  cursor: optional(struct({ batchSize: withDefault(count, DEFAULT_BATCH) })),
  explain: optional(strictBool),
  allowDiskUse: optional(strictBool),
  bypassDocumentValidation: optional(boolOrNumber),
  collation: optional(object),
  hint: optional(hint),
  let: optional(object),
};
type Arguments = Parsed<typeof FIELDS> & { target: string; maxTimeMS: number | undefined };

/** https://www.mongodb.com/docs/manual/reference/command/aggregate/ */
export const aggregate = defineCommand(
  { target: collectionOrNone, fields: FIELDS, concerns: 'both' },
  (args, context) => {
    if (args.explain) throw notImplemented('explain');
    if (!args.cursor)
      throw failedToParse(
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const { target, pipeline } = args;
    const { engine, database } = context;
    checkSource(pipeline, target);
    const last = pipeline.at(-1);
    const namespace = `${database}.${target === '' ? '$cmd.aggregate' : target}`;
    const { batchSize } = args.cursor;
    if (!last || !('$out' in last || '$merge' in last))
      return engine.cursors.open({
        namespace,
        documents: run(args, pipeline, context),
        encode: isSelection(pipeline) ? engine.store.find(database, target)?.encoder() : undefined,
        batchSize,
      });
    const output = outputOf(last, { engine, database });
    return engine.store.write(() => {
      output(run(args, pipeline.slice(0, -1), context));
      return engine.cursors.open({ namespace, documents: [], batchSize });
    });
  },
);

function run(
  { target, ...args }: Arguments,
  pipeline: Document[],
  { engine, database }: CommandContext,
): Document[] {
  const settings = querySettings(args.collation, args.let);
  return runPipeline({
    ...settings,
    pipeline,
    source: documentSource(engine, database, settings, deadlineOf(args.maxTimeMS)),
    collection: target,
    hint: args.hint,
  });
}

/** Whether a pipeline returns documents as they are stored. */
const isSelection = (pipeline: Document[]): boolean =>
  pipeline.every((stage) => ['$match', '$sort', '$skip', '$limit'].some((name) => name in stage));

const WITHOUT_COLLECTION = [
  '$documents',
  '$listLocalSessions',
  '$currentOp',
  '$changeStream',
  '$querySettings',
];

function checkSource([first]: Document[], collection: string): void {
  if (collection !== '') return;
  const name = first && Object.keys(first)[0];
  if (name === undefined || !WITHOUT_COLLECTION.includes(name))
    throw new CommandError(
      ErrorCode.InvalidNamespace,
      `{aggregate: 1} is not valid for '${name ?? 'an empty pipeline'}'; a collection is required.`,
    );
}
