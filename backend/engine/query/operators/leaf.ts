import type { CompareStrings } from '../../bson/compare.ts';
import { type Document, isDocument, type Maybe, type Value } from '../../bson/values.ts';

/** Decides about one document. */
export type Match = (document: Document) => boolean;

/** Decides about one value; undefined is a missing one. */
export type ValueTest = (value: Maybe) => boolean;

/** What an operator may need besides its own argument. */
export interface LeafContext {
  strings: CompareStrings;
  /** Until when the command may run, in milliseconds since 1970. */
  deadline?: number | undefined;
  /** The whole operator document: $regex reads its $options there. */
  siblings: Document;
  compileFilter: (filter: Document) => Match;
  /** A document of field operators such as { $gt: 1 }, as a test of single values. */
  compileValueTest: (operators: Document) => ValueTest;
}

/** One operator on a field, such as $gt. Of several leaves each has to find a value ($all). */
export type LeafOperator = (argument: Value, context: LeafContext) => Leaf | Leaf[];

/**
 * `test` sees the values that the path reaches one by one (`whole`: an array at the end only as a whole);
 * `negate` turns the answer for the whole document around.
 */
export interface Leaf {
  test: ValueTest;
  whole?: boolean;
  negate?: boolean;
}

/** Operators on whole documents, not on the value of a field. */
export const ON_DOCUMENTS = ['$and', '$or', '$expr'];

const DBREF_FIELDS = ['$ref', '$id', '$db'];

/** True for { $gt: 1 }; false for a plain document and for a DBRef. */
export function isOperatorDocument(value: Maybe): value is Document {
  if (!isDocument(value)) return false;
  const first = Object.keys(value)[0];
  return first?.startsWith('$') === true && !DBREF_FIELDS.includes(first);
}
