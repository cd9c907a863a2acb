import type { CompareStrings } from '../../bson/compare.ts';
import type { Document, Maybe, Value } from '../../bson/values.ts';
import type { Path } from '../path.ts';

/** Decides about one document. */
export type Match = (document: Document) => boolean;

/** What an operator may need besides its own argument. */
export interface LeafContext {
  path: Path;
  strings: CompareStrings;
  /** The whole operator document: $regex reads its $options there. */
  siblings: Document;
  compileFilter: (filter: Document) => Match;
  /** A document of field operators such as { $gt: 1 }, as a test of single values. */
  compileValueTest: (operators: Document) => (value: Maybe) => boolean;
  /** A document of field operators, applied to the field of this context. */
  compileField: (operators: Document) => Match;
}

/** One operator on a field, such as $gt. */
export type LeafOperator = (argument: Value, context: LeafContext) => Leaf;

/**
 * `test` sees the values that the path reaches one by one (`whole`: an array at the end only as a whole);
 * `negate` turns the answer for the whole document around.
 */
export interface Leaf {
  test: (value: Maybe) => boolean;
  whole?: boolean;
  /** Instead of `test`: each of these has to find its own value ($all). */
  every?: ((value: Maybe) => boolean)[];
  negate?: boolean;
}
