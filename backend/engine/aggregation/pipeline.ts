import { isDocument, toName, type Value } from '../bson/values.ts';
import { CommandError, notImplemented, typeMismatch } from '../errors.ts';
import type { PipelineContext, Stage, StageCompiler } from './stage.ts';
import { $group } from './stages/group.ts';
import * as simple from './stages/simple.ts';
import * as sorting from './stages/sort.ts';
import * as statistics from './stages/statistics.ts';
import { $unionWith } from './stages/union-with.ts';
import { $unwind } from './stages/unwind.ts';

const stages = new Map<string, StageCompiler>(
  Object.entries({
    ...simple,
    ...sorting,
    ...statistics,
    $group,
    $unionWith,
    $unwind,
    $set: simple.$addFields,
  }),
);

const UNSUPPORTED = new Set([
  '$geoNear',
  '$graphLookup',
  '$redact',
  '$bucket',
  '$bucketAuto',
  '$facet',
  '$lookup',
  '$setWindowFields',
  '$densify',
  '$fill',
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$changeStream',
  '$changeStreamSplitLargeEvent',
  '$currentOp',
  '$listSessions',
  '$planCacheStats',
  '$shardedDataDistribution',
  '$querySettings',
  '$listSampledQueries',
  '$listSearchIndexes',
  '$rankFusion',
]);
/** https://www.mongodb.com/docs/manual/core/aggregation-pipeline-limits/ */
const MOST_STAGES = 1000;
const ONLY_FIRST = new Set(['$documents', '$indexStats', '$collStats', '$listLocalSessions']);
const IN_UPDATE = new Set([
  '$set',
  '$addFields',
  '$unset',
  '$project',
  '$replaceRoot',
  '$replaceWith',
]);

/** The pipeline of an aggregation as stages. $out and $merge are taken off by the command before. */
export function compilePipeline(
  pipeline: Value,
  context: PipelineContext,
  where = context.where,
): Stage[] {
  if (!Array.isArray(pipeline))
    throw typeMismatch("'pipeline' option must be specified as an array");
  if (pipeline.length > MOST_STAGES)
    throw new CommandError(7749501, `Pipeline length must be no longer than ${MOST_STAGES} stages`);
  return pipeline.map((stage, i) => {
    if (!isDocument(stage))
      throw typeMismatch("Each element of the 'pipeline' array must be an object");
    const [name, ...others] = Object.keys(stage);
    if (name === undefined || others.length > 0)
      throw new CommandError(
        40323,
        'A pipeline stage specification object must contain exactly one field.',
      );
    const compile = stages.get(name);
    checkPlace(name, i, where, compile !== undefined);
    return (compile as StageCompiler)(stage[name] as Value, { ...context, where });
  });
}

function checkPlace(name: string, position: number, where: string, known: boolean): void {
  if (name === '$out' || name === '$merge') {
    if (where === '')
      throw new CommandError(40601, `${name} can only be the final stage in the pipeline`);
    throw new CommandError(51047, `${name} is not allowed to be used within a ${where} stage`);
  }
  if (name === '$changeStream')
    throw new CommandError(40573, 'The $changeStream stage is only supported on replica sets');
  if (UNSUPPORTED.has(name)) throw notImplemented(`The pipeline stage ${name}`);
  if (!known) throw new CommandError(40324, `Unrecognized pipeline stage name: '${toName(name)}'`);
  if (where === 'update' && !IN_UPDATE.has(name))
    throw new CommandError(72, `${name} is not allowed to be used within an update`);
  if (ONLY_FIRST.has(name) && position > 0)
    throw new CommandError(40602, `${name} is only valid as the first stage in a pipeline`);
}
