import { compileExpression } from '../aggregation/expressions/compile.ts';
import { compilePipeline } from '../aggregation/pipeline.ts';
import { connect } from '../aggregation/run.ts';
import type { PipelineContext } from '../aggregation/stage.ts';
import { cloneDocument } from '../bson/clone.ts';
import { type Document, documentOf, toName, type Value } from '../bson/values.ts';
import { CommandError, failedToParse } from '../errors.ts';
import { matchedPosition } from '../query/positional.ts';
import {
  type ApplyUpdate,
  compileOperatorUpdate,
  compileReplacement,
  isOperatorUpdate,
  keepId,
} from '../update/apply-update.ts';
import type { QuerySettings } from './arguments.ts';
import { noSource } from './source.ts';

export interface UpdateSpecification {
  update: Document | Value[];
  filter: Document;
  arrayFilters: Value[] | undefined;
  /** Variables for a pipeline (`c` of an update statement). */
  constants?: Document;
  multi?: boolean;
  settings: QuerySettings;
}

/** An update in any of its three forms (operators, replacement, pipeline) as a function. */
export function compileUpdate(specification: UpdateSpecification): ApplyUpdate {
  const { update, filter, arrayFilters, multi = false, settings } = specification;
  if (Array.isArray(update)) {
    if (arrayFilters)
      throw failedToParse('arrayFilters may not be specified for pipeline-syle updates');
    return pipelineUpdate(update, specification);
  }
  if (specification.constants)
    throw new CommandError(51198, 'Constant values may only be specified for pipeline updates');
  if (!isOperatorUpdate(update)) {
    if (multi) throw failedToParse('multi update is not supported for replacement-style update');
    if (arrayFilters)
      throw failedToParse('arrayFilters may not be specified for replacement-style updates');
    return compileReplacement(update);
  }
  return compileOperatorUpdate(update, {
    ...settings,
    arrayFilters,
    matched: (document, arrayPath) => matchedPosition(document, filter, arrayPath, settings),
  });
}

function pipelineUpdate(
  pipeline: Value[],
  { constants, settings }: UpdateSpecification,
): ApplyUpdate {
  const { scope, strings } = settings;
  const slots = new Map(scope.slots);
  const frame = [...scope.frame];
  for (const [key, value] of Object.entries(constants ?? documentOf({})))
    slots.set(
      toName(key),
      frame.push(compileExpression(value, scope)(documentOf({}), scope.frame)) - 1,
    );
  const context: PipelineContext = {
    scope: { ...scope, slots, frame },
    strings,
    source: noSource,
    database: '',
    collection: '',
    compilePipeline,
    where: 'update',
  };
  const stages = compilePipeline(pipeline, context, 'update');
  return (document) => {
    let result: Document = document;
    const first = connect(stages, {
      push: (changed) => {
        result = changed;
        return true;
      },
      end: () => {},
    });
    first.push(document);
    first.end();
    const after = withFormerId(document, cloneDocument(result));
    keepId(document, after);
    return after;
  };
}

// $project and $replaceWith may leave out the _id; the document keeps it.
function withFormerId(before: Document, after: Document): Document {
  if (before._id === undefined || after._id !== undefined) return after;
  const result = documentOf({ _id: before._id });
  for (const key in after) result[key] = after[key] as Value;
  return result;
}
