import type { CompareStrings } from '../bson/compare.ts';
import type { Document, Value } from '../bson/values.ts';
import type { MatchOptions } from '../query/matcher.ts';
import type { SortKey } from '../query/sort.ts';
import { rootScope, type Scope } from './expressions/scope.ts';

/** Takes documents one by one; `push` answers whether more are wanted. Documents are never changed in place. */
export interface Sink {
  push(document: Document): boolean;
  end(): void;
}

/** One stage, ready to be put in front of what comes after it. */
export interface Stage {
  /** `wanted`: the top-level fields that anyone behind it looks at; undefined: all of them. */
  connect(next: Sink, wanted: Set<string> | undefined): Sink;
  /** The top-level fields it reads; undefined: all of them. */
  reads?: Set<string>;
  /** Its results hold only what it read. */
  limits?: boolean;
}

/** What a stage may ask of the database. */
export interface DocumentSource {
  /** Every document of a collection, or of no collection. */
  each(
    collection: string,
    filter: Document,
    options: FindOptions,
    visit: (document: Document) => boolean,
  ): boolean;
  sessions(): Document[];
  indexStatistics(collection: string): Document[];
  collectionStatistics(collection: string, argument: Document): Document[];
}

export interface FindOptions {
  /** The variables the filter may use; those of the command when absent. */
  scope?: Scope;
  sort?: SortKey[];
  limit?: number;
  hint?: Document | string;
}

export interface PipelineContext {
  scope: Scope;
  strings: CompareStrings;
  source: DocumentSource;
  database: string;
  collection: string;
  compilePipeline: (pipeline: Value, context: PipelineContext, where: string) => Stage[];
  /** Inside $unionWith or an update, where some stages are not allowed. */
  where: string;
}

export type StageCompiler = (argument: Value, context: PipelineContext) => Stage;

/** The scope of a single stage: it notes what only this stage reads. */
export function stageScope(context: PipelineContext): MatchOptions & { scope: Scope } {
  const reads = { fields: new Set<string>(), all: false };
  return { strings: context.strings, scope: { ...context.scope, reads } };
}

export const readsOf = (scope: Scope): Set<string> | undefined =>
  scope.reads.all ? undefined : scope.reads.fields;

/** A context for a pipeline inside another: it may define variables of its own. */
export function nestedContext(
  context: PipelineContext,
  collection: string,
  where: string,
): PipelineContext {
  const base = rootScope({}, context.strings);
  const scope: Scope = { ...base, slots: context.scope.slots, frame: [...context.scope.frame] };
  return { ...context, scope, collection, where };
}

/** A stage that makes one document of one. */
export const mapping = (apply: (document: Document) => Document, reads?: Set<string>): Stage => ({
  reads,
  connect: (next) => ({ push: (document) => next.push(apply(document)), end: () => next.end() }),
});

/** A stage that needs all documents before it can pass on any. */
export const collecting = (
  finish: (documents: Document[]) => Iterable<Document>,
  reads?: Set<string>,
): Stage => ({
  reads,
  connect(next) {
    const documents: Document[] = [];
    return {
      push(document) {
        documents.push(document);
        return true;
      },
      end() {
        for (const document of finish(documents)) if (!next.push(document)) break;
        next.end();
      },
    };
  },
});
