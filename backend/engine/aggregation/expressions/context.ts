import type { CompareStrings } from '../../bson/compare.ts';
import { type Maybe, UtcDate } from '../../bson/values.ts';

/** The variables of a command by name; their values never change while it runs. */
export type Variables = ReadonlyMap<string, Maybe>;

/** The top-level fields that expressions read; `all` once the whole document was. */
export interface FieldReads {
  fields: Set<string>;
  all: boolean;
}

/** What an expression is compiled in. */
export interface ExpressionContext {
  variables: Variables;
  strings: CompareStrings;
  /** Collects what the compiled expressions read. */
  reads: FieldReads;
}

/** Returns the variables that every command has. */
export const newVariables = (): Variables => new Map([['NOW', new UtcDate(Date.now())]]);

export const newReads = (): FieldReads => ({ fields: new Set(), all: false });
