import { isDocument, toName, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented, typeMismatch } from '../errors.ts';
import type { PipelineContext, Stage, StageCompiler, StageContext } from './stage.ts';
import { fieldStages } from './stages/fields.ts';
import { $group } from './stages/group.ts';
import { $match } from './stages/match.ts';
import * as paging from './stages/paging.ts';
import { $sort } from './stages/sort.ts';
import * as sources from './stages/sources.ts';
import { $unionWith } from './stages/union-with.ts';
import { $unwind } from './stages/unwind.ts';

const updateStages = new Map<string, StageCompiler<StageContext>>(Object.entries(fieldStages));
const stages = new Map<string, StageCompiler>(
  Object.entries({
    ...fieldStages,
    ...paging,
    ...sources,
    $match,
    $group,
    $sort,
    $unionWith,
    $unwind,
  }),
);
/** https://www.mongodb.com/docs/manual/core/aggregation-pipeline-limits/ */
const MAX_STAGES = 1000;

/** Compiles the pipeline of an aggregation. $out and $merge are taken off by the command before. */
export function compilePipeline(pipeline: Value[], context: PipelineContext): Stage[] {
  const compiled = compileStages(pipeline, (name, argument, position) => {
    if (name === '$out' || name === '$merge')
      throw new CommandError(40601, `${name} can only be the final stage in the pipeline`);
    const compile = stages.get(name);
    if (!compile) throw unsupportedStage(name);
    if (name in sources && position > 0)
      throw new CommandError(40602, `${name} is only valid as the first stage in a pipeline`);
    return compile(argument, context);
  });
  if ((compiled[0]?.isSource === true) === (context.collection === '')) return compiled;
  throw new CommandError(
    ErrorCode.InvalidNamespace,
    context.collection === ''
      ? '{aggregate: 1} needs a first stage that makes documents'
      : 'A first stage that makes documents can only be run with {aggregate: 1}',
  );
}

/** Compiles the pipeline of an update, which has only stages that change single documents. */
export function compileUpdatePipeline(pipeline: Value[], context: StageContext): Stage[] {
  return compileStages(pipeline, (name, argument) => {
    const compile = updateStages.get(name);
    if (compile) return compile(argument, context);
    if (!stages.has(name) && name !== '$out' && name !== '$merge') throw unsupportedStage(name);
    throw new CommandError(
      ErrorCode.InvalidOptions,
      `${name} is not allowed to be used within an update`,
    );
  });
}

const unsupportedStage = (name: string): CommandError =>
  name === '$changeStream'
    ? new CommandError(40573, 'The $changeStream stage is only supported on replica sets')
    : notImplemented(`The pipeline stage ${name}`);

function compileStages(
  pipeline: Value[],
  compile: (name: string, argument: Value, position: number) => Stage,
): Stage[] {
  if (pipeline.length > MAX_STAGES)
    throw new CommandError(7749501, `Pipeline length must be no longer than ${MAX_STAGES} stages`);
  return pipeline.map((stage, position) => {
    if (!isDocument(stage))
      throw typeMismatch("Each element of the 'pipeline' array must be an object");
    const [key, ...others] = Object.keys(stage);
    if (key === undefined || others.length > 0)
      throw new CommandError(40323, 'A pipeline stage must be an object with exactly one field.');
    return compile(toName(key), stage[key] as Value, position);
  });
}
