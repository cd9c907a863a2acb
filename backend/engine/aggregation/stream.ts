import type { Document } from '../bson/values.ts';
import { compilePipeline } from './pipeline.ts';
import type { PipelineRequest } from './run.ts';

/** One collection that a pipeline reads to its end, and what it makes of each document. */
export interface StreamPart {
  collection: string;
  map: (document: Document) => Document;
}

/** Deeper pipelines run without streaming, up to the limit in `run.ts`. */
const MAX_STREAM_DEPTH = 10;

/**
 * Returns what a pipeline reads one after the other, if it makes one document of each, as a backup does, so
 * that nothing has to wait for its last result; undefined for other pipelines.
 */
export function streamParts(request: PipelineRequest, depth = 0): StreamPart[] | undefined {
  const { pipeline, collection } = request;
  if (depth > MAX_STREAM_DEPTH) return undefined;
  const stages = compilePipeline(pipeline, { ...request, compileNested: () => () => {} });
  const maps = stages.flatMap(({ map }) => map ?? []);
  const unions = stages.flatMap(({ union }) => union ?? []);
  const areInOrder = stages.slice(0, maps.length).every(({ map }) => map);
  if (maps.length + unions.length < stages.length || !areInOrder) return undefined;
  const parts: StreamPart[] = [
    { collection, map: (document) => maps.reduce((result, map) => map(result), document) },
  ];
  for (const union of unions) {
    const nested = streamParts({ ...request, ...union }, depth + 1);
    if (!nested) return undefined;
    parts.push(...nested);
  }
  return parts;
}
