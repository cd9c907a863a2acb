import { type Document, documentOf, isDocument, type Value } from '../bson/values.ts';
import type { SortKey } from '../query/sort.ts';
import { parseSort } from '../query/sort.ts';
import { compilePipeline } from './pipeline.ts';
import type { PipelineContext, Sink, Stage } from './stage.ts';

/** Puts stages in front of a sink; tells each which fields those behind it look at. */
export function connect(stages: Stage[], last: Sink): Sink {
  let sink = last;
  let wanted: Set<string> | undefined;
  for (const stage of stages.toReversed()) {
    sink = stage.connect(sink, wanted);
    if (stage.limits) wanted = stage.reads;
    else if (!stage.reads) wanted = undefined;
    else if (wanted) wanted = new Set([...wanted, ...stage.reads]);
  }
  return sink;
}

/** Runs a pipeline over its context's collection, or over `input`. */
export function runPipeline(
  pipeline: Value[],
  context: PipelineContext,
  input?: Document[],
  hint?: Document | string,
): Document[] {
  const results: Document[] = [];
  const output: Sink = {
    push: (document) => {
      results.push(document);
      return true;
    },
    end: () => {},
  };
  if (input) {
    feed(connect(compilePipeline(pipeline, context), output), input);
    return results;
  }
  const { filter, sort, limit, skipped } = leading(pipeline, context);
  // The leading stages are compiled too: their mistakes have to be reported.
  compilePipeline(pipeline.slice(0, skipped), context);
  const first = connect(
    compilePipeline(pipeline.slice(skipped), { ...context, where: context.where }),
    output,
  );
  if (context.collection !== '' || startsFromCollection(pipeline))
    context.source.each(
      context.collection,
      filter,
      { sort, limit, hint, scope: context.scope },
      (document) => first.push(document),
    );
  first.end();
  return results;
}

const SOURCES = ['$documents', '$listLocalSessions', '$indexStats', '$collStats'];
const startsFromCollection = (pipeline: Value[]): boolean => {
  const [first] = pipeline;
  return isDocument(first) && !SOURCES.some((name) => name in first);
};

function feed(first: Sink, documents: Iterable<Document>): void {
  for (const document of documents) if (!first.push(document)) break;
  first.end();
}

/** A $match, $sort and $limit at the very beginning are a query, which an index may answer. */
function leading(pipeline: Value[], context: PipelineContext) {
  let skipped = 0;
  const filters: Document[] = [];
  let sort: SortKey[] | undefined;
  let limit: number | undefined;
  for (const stage of pipeline) {
    if (!isDocument(stage) || Object.keys(stage).length !== 1) break;
    if (isDocument(stage.$match) && !sort) filters.push(stage.$match);
    else if (isDocument(stage.$sort) && !sort && Object.keys(stage.$sort).length > 0)
      sort = parseSort(stage.$sort);
    else {
      if (
        sort &&
        typeof stage.$limit === 'number' &&
        Number.isInteger(stage.$limit) &&
        stage.$limit > 0
      ) {
        limit = stage.$limit;
        skipped++;
      }
      break;
    }
    skipped++;
  }
  // A source stage makes its documents itself and is found by its first name.
  if (context.collection === '')
    return { filter: documentOf({}), sort: undefined, limit: undefined, skipped: 0 };
  const [only] = filters;
  const filter =
    filters.length === 0
      ? documentOf({})
      : filters.length === 1
        ? (only as Document)
        : documentOf({ $and: filters });
  return { filter, sort, limit, skipped };
}
