import type { Document, Maybe, Value } from '../bson/values.ts';

/** A compiled aggregation expression: its value for a document, undefined when it has none. */
export type Expression = (document: Document) => Maybe;

/** Compiles an aggregation expression. Passed in, so that query/ does not depend on aggregation/. */
export type CompileExpression = (value: Value) => Expression;
