import type { Document, Value } from '../bson/values.ts';
import type { CompileExpression } from '../query/expression.ts';
import type { ReadFields } from '../query/read-fields.ts';
import type { SortKey } from '../query/sort.ts';
import { compileExpression } from './expressions/compile.ts';
import { type ExpressionContext, type FieldReads, newReads } from './expressions/context.ts';

/** Takes documents one by one; `push` returns whether it wants more. Documents are never changed in place. */
export interface Sink {
  push(document: Document): boolean;
  end(): void;
}

/** One compiled stage, ready to be put in front of what comes after it. */
export interface Stage {
  /** `wanted`: the top-level fields that the stages behind it read; undefined: all of them. */
  connect(next: Sink, wanted: ReadonlySet<string> | undefined): Sink;
  /** The top-level fields it reads; undefined: all of them. */
  reads?: ReadonlySet<string>;
  /** Whether its results are made of nothing but what it reads. */
  summarises?: boolean;
  /** Whether it makes its documents itself, and so comes first. */
  isSource?: boolean;
  /** What it makes of a document, if it makes one of each. */
  map?: (document: Document) => Document;
  /** What it adds behind the documents, if that is all it does. */
  union?: { collection: string; pipeline: Document[] };
}

export interface QueryOptions {
  sort: SortKey[];
  limit: number;
  hint: Document | string | undefined;
  /** The top-level fields that are wanted of the documents; the others may be missing. */
  wanted: ReadFields;
}

/** What the stages of a pipeline see of the database. */
export interface DocumentSource {
  /** Visits the matching documents of a collection until `visit` returns false. */
  find(
    collection: string,
    filter: Document,
    options: QueryOptions,
    visit: (document: Document) => boolean,
  ): void;
  /** Returns the number of matching documents, if an index knows it. */
  count?(collection: string, filter: Document): number | undefined;
  sessions(): Document[];
}

/** What a stage that works on single documents is compiled in. */
export type StageContext = Omit<ExpressionContext, 'reads'>;

export interface PipelineContext extends StageContext {
  source: DocumentSource;
  /** The collection the pipeline reads; '' for none. */
  collection: string;
  /** Compiles a pipeline inside this one; the result passes its documents to a sink. */
  compileNested(pipeline: Value[], collection: string): (next: Sink) => void;
}

export type StageCompiler<Context = PipelineContext> = (argument: Value, context: Context) => Stage;

/** Returns a compiler of expressions that notes what the expressions of one stage read. */
export function expressionsOf(context: StageContext): {
  compile: CompileExpression;
  reads: FieldReads;
} {
  const reads = newReads();
  return { reads, compile: (value) => compileExpression(value, { ...context, reads }) };
}

/** A stage that makes one document of one. */
export const mapping = (apply: (document: Document) => Document): Stage => ({
  map: apply,
  connect: (next) => ({ push: (document) => next.push(apply(document)), end: next.end }),
});

/** A stage that makes its documents itself. */
export const producing = (documents: () => Iterable<Document>): Stage => ({
  isSource: true,
  connect: (next) => ({
    push: () => false,
    end() {
      for (const document of documents()) if (!next.push(document)) break;
      next.end();
    },
  }),
});
