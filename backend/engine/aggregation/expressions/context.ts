import type { CompareStrings } from '../../bson/compare.ts';
import type { Maybe } from '../../bson/values.ts';

/** The variables of `let` by name; their values never change while a command runs. */
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

export const newReads = (): FieldReads => ({ fields: new Set(), all: false });
