import { compilePipeline } from '../aggregation/pipeline.ts';
import { runPipeline } from '../aggregation/run.ts';
import type { PipelineContext } from '../aggregation/stage.ts';
import { type Document, isDocument, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode, failedToParse, notImplemented } from '../errors.ts';
import {
  arrayField,
  booleanField,
  checkReadConcern,
  checkWriteConcern,
  collectionName,
  countField,
  documentField,
  hintField,
  querySettings,
} from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { deadlineOf } from './find.ts';
import { outputOf } from './output.ts';
import { documentSource } from './source.ts';

const DEFAULT_BATCH = 101;

/** https://www.mongodb.com/docs/manual/reference/command/aggregate/ */
export const aggregate: Command = {
  fields: [
    'pipeline',
    'cursor',
    'explain',
    'allowDiskUse',
    'bypassDocumentValidation',
    'collation',
    'hint',
    'let',
    'isMapReduceCommand',
  ],
  run(context) {
    const { engine, database, body } = context;
    if (booleanField(body, 'explain')) throw notImplemented('explain');
    checkReadConcern(body);
    checkWriteConcern(body);
    const collection = body.aggregate === 1 ? '' : collectionName(body, 'aggregate');
    const pipeline = arrayField(body, 'pipeline');
    if (!isDocument(body.cursor))
      throw failedToParse(
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    checkSource(pipeline, collection);
    const last = pipeline.at(-1);
    const writes = isDocument(last) && ('$out' in last || '$merge' in last);
    const namespace = `${database}.${collection === '' ? '$cmd.aggregate' : collection}`;
    const batchSize = countField(documentField(body, 'cursor'), 'batchSize') ?? DEFAULT_BATCH;
    if (!writes)
      return engine.cursors.open({
        namespace,
        documents: run(context, collection, pipeline),
        batchSize,
      });
    const settings = querySettings(body);
    const output = outputOf(last, { engine, database, settings });
    return engine.store.write(() => {
      output(run(context, collection, pipeline.slice(0, -1)));
      return engine.cursors.open({ namespace, documents: [], batchSize });
    });
  },
};

function run(
  { engine, database, body }: CommandContext,
  collection: string,
  pipeline: Value[],
): Document[] {
  const settings = querySettings(body);
  const context: PipelineContext = {
    ...settings,
    source: documentSource(engine, database, settings, deadlineOf(body)),
    database,
    collection,
    compilePipeline,
    where: '',
  };
  return runPipeline(pipeline, context, undefined, hintField(body));
}

const WITHOUT_COLLECTION = [
  '$documents',
  '$listLocalSessions',
  '$currentOp',
  '$changeStream',
  '$querySettings',
];

function checkSource(pipeline: Value[], collection: string): void {
  if (collection !== '') return;
  const [first] = pipeline;
  const name = isDocument(first) ? Object.keys(first)[0] : undefined;
  if (name === undefined || !WITHOUT_COLLECTION.includes(name))
    throw new CommandError(
      ErrorCode.InvalidNamespace,
      `{aggregate: 1} is not valid for '${name ?? 'an empty pipeline'}'; a collection is required.`,
    );
}
