import { compileExpression } from '../aggregation/expressions/compile.ts';
import { newReads, type Variables } from '../aggregation/expressions/context.ts';
import type { CompareStrings } from '../bson/compare.ts';
import { type Document, type Maybe, newDocument, toName, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode, failedToParse } from '../errors.ts';
import { compileCollation } from '../query/collation.ts';
import type { CompileExpression } from '../query/expression.ts';
import { hint, object } from '../schema/field-types.ts';
import { optional, strict } from '../schema/schema.ts';

/** How a command compares values, and by which index it finds documents. */
export const SELECTION = { collation: optional(object), hint: strict(optional(hint)) };

export interface QuerySettings {
  strings: CompareStrings;
  variables: Variables;
  compileExpression: CompileExpression;
}

/** Returns what a query needs of a collation and of `let` variables, which are constant expressions. */
export function querySettings(
  collation: Document | undefined,
  definitions: Document = newDocument(),
): QuerySettings {
  const strings = compileCollation(collation);
  const variables = new Map<string, Maybe>();
  for (const key of Object.keys(definitions)) {
    const reads = newReads();
    const evaluate = compileExpression(definitions[key] as Value, { strings, variables, reads });
    if (reads.all || reads.fields.size > 0)
      throw new CommandError(4890500, 'The variables of let may not depend on a document');
    variables.set(variableName(toName(key)), evaluate(newDocument()));
  }
  return {
    strings,
    variables,
    compileExpression: (value) =>
      compileExpression(value, { strings, variables, reads: newReads() }),
  };
}

function variableName(name: string): string {
  if (/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) return name;
  throw failedToParse(
    `'${name}' starts with, or contains, a character that a variable may not have`,
  );
}

/** Returns when a command with a time limit in milliseconds has to give up, as Date.now(). */
export const deadlineOf = (maxTimeMS: number | undefined): number | undefined =>
  maxTimeMS ? Date.now() + maxTimeMS : undefined;

/** Returns what throws after a deadline (50 MaxTimeMSExpired), for loops of which a round may take long. */
export const timeCheckOf = (deadline: number | undefined): (() => void) | undefined =>
  deadline === undefined
    ? undefined
    : () => {
        if (Date.now() > deadline)
          throw new CommandError(ErrorCode.MaxTimeMSExpired, 'operation exceeded time limit');
      };
