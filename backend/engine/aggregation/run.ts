import { type Document, documentOf, isDocument, type Maybe, type Value } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { ReadFields } from '../query/read-fields.ts';
import { parseSort, type SortKey } from '../query/sort.ts';
import { compilePipeline, compileUpdatePipeline } from './pipeline.ts';
import type { DocumentSource, Sink, Stage, StageContext } from './stage.ts';

export interface PipelineRequest extends StageContext {
  pipeline: Value[];
  source: DocumentSource;
  /** The collection the pipeline reads; '' for none. */
  collection: string;
  hint?: Document | string;
}

/** https://www.mongodb.com/docs/manual/core/aggregation-pipeline-limits/ */
const MAX_NESTING = 20;

/** Runs a pipeline; `take` is called with each of its documents. */
export function runPipeline(request: PipelineRequest, take: (document: Document) => void): void {
  const push = (document: Document) => {
    take(document);
    return true;
  };
  compileRequest(request, 0)({ push, end: () => {} });
}

/** Returns a function that changes one document as the pipeline of an update does. */
export function compileUpdate(
  pipeline: Value[],
  context: StageContext,
): (document: Document) => Document {
  const stages = compileUpdatePipeline(pipeline, context);
  return (document) => {
    let result = document;
    const { sink } = connect(stages, {
      push(changed) {
        result = changed;
        return true;
      },
      end: () => {},
    });
    sink.push(document);
    return result;
  };
}

/** Compiles a pipeline that lies `depth` levels deep; the result passes its documents to a sink. */
function compileRequest(request: PipelineRequest, depth: number): (output: Sink) => void {
  if (depth > MAX_NESTING)
    throw new CommandError(232, 'Maximum number of nested sub-pipelines exceeded');
  const { pipeline, source, collection, hint } = request;
  const stages = compilePipeline(pipeline, {
    ...request,
    compileNested: (nested, name) =>
      compileRequest(
        { ...request, pipeline: nested, collection: name, hint: undefined },
        depth + 1,
      ),
  });
  const { filter, sort, limit, stageCount } = leadingQuery(pipeline);
  return (output) => {
    const toCount = countOnly(pipeline[stageCount]);
    const isWhole = toCount && sort.length + limit === 0 && hint === undefined;
    const n = isWhole ? source.count?.(collection, filter) : undefined;
    if (toCount && n !== undefined) {
      const { sink: behind } = connect(stages.slice(stageCount + 1), output);
      if (n > 0) behind.push(toCount(n));
      return behind.end();
    }
    const { sink: first, wanted } = connect(stages.slice(stageCount), output);
    if (collection !== '')
      source.find(collection, filter, { sort, limit, hint, wanted }, first.push);
    first.end();
  };
}

/** Puts stages in front of a sink and tells each which fields the ones behind it read. */
function connect(stages: Stage[], last: Sink): { sink: Sink; wanted: ReadFields } {
  let sink = last;
  let wanted: ReadFields;
  for (const stage of stages.toReversed()) {
    sink = stage.connect(sink, wanted);
    if (stage.summarises) wanted = stage.reads;
    else if (!stage.reads) wanted = undefined;
    else if (wanted) wanted = new Set([...wanted, ...stage.reads]);
  }
  return { sink, wanted };
}

/** $match, $sort and $limit at the beginning of a checked pipeline are a query, which an index may answer. */
function leadingQuery(pipeline: Value[]) {
  const stages = pipeline as Document[];
  const count = stages.findIndex((stage) => !isDocument(stage.$match));
  const filters = stages.slice(0, count < 0 ? stages.length : count).map((stage) => stage.$match);
  let stageCount = filters.length;
  let sort: SortKey[] = [];
  let limit = 0;
  const sortStage = stages[stageCount]?.$sort;
  if (isDocument(sortStage)) {
    sort = parseSort(sortStage);
    const limitStage = stages[++stageCount]?.$limit;
    if (typeof limitStage === 'number') {
      limit = limitStage;
      stageCount++;
    }
  }
  const filter =
    filters.length === 1 ? (filters[0] as Document) : documentOf({ $and: filters as Document[] });
  return { filter: filters.length === 0 ? documentOf({}) : filter, sort, limit, stageCount };
}

/**
 * Returns the result of a stage that only counts its documents, as a function of their number: what
 * drivers send for countDocuments. Returns undefined for every other stage.
 */
function countOnly(stage: Maybe): ((n: number) => Document) | undefined {
  if (!isDocument(stage) || !isDocument(stage.$group)) return undefined;
  const { _id: id, ...fields } = stage.$group;
  const [name, ...others] = Object.keys(fields);
  const sum = name === undefined ? undefined : fields[name];
  const counts = isDocument(sum) && Object.keys(sum).length === 1 && sum.$sum === 1;
  if (name === undefined || others.length > 0 || !counts) return undefined;
  if (id !== null && typeof id !== 'number') return undefined;
  return (n) => documentOf({ _id: id, [name]: n });
}
