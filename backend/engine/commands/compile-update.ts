import { compileUpdate as compilePipelineUpdate } from '../aggregation/run.ts';
import { cloneDocument } from '../bson/clone.ts';
import { type Document, documentOf, type Value } from '../bson/values.ts';
import { CommandError, failedToParse } from '../errors.ts';
import { matchedPosition } from '../query/positional.ts';
import {
  type ApplyUpdate,
  compileOperatorUpdate,
  compileReplacement,
  isOperatorUpdate,
  keepId,
} from '../update/apply-update.ts';
import { type QuerySettings, withVariables } from './arguments.ts';

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
    strings: settings.strings,
    arrayFilters,
    matched: (document, arrayPath) => matchedPosition(document, filter, arrayPath, settings),
  });
}

function pipelineUpdate(
  pipeline: Value[],
  { constants, settings }: UpdateSpecification,
): ApplyUpdate {
  const apply = compilePipelineUpdate(
    pipeline,
    constants ? withVariables(settings, constants) : settings,
  );
  return (document) => {
    const after = withFormerId(document, cloneDocument(apply(document)));
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
