import { compileExpression } from '../aggregation/expressions/compile.ts';
import { rootScope, type Scope } from '../aggregation/expressions/scope.ts';
import type { CompareStrings } from '../bson/compare.ts';
import { type Document, type Maybe, newDocument, toName, type Value } from '../bson/values.ts';
import { compileCollation } from '../query/collation.ts';

export interface QuerySettings {
  scope: Scope;
  strings: CompareStrings;
}

/** Returns what a query needs of a collation and of `let` variables. */
export function querySettings(
  collation: Document | undefined,
  definitions: Document = newDocument(),
): QuerySettings {
  const strings = compileCollation(collation);
  const variables: Record<string, Maybe> = {};
  const constants = rootScope({}, strings);
  for (const key of Object.keys(definitions)) {
    const evaluate = compileExpression(definitions[key] as Value, constants);
    variables[toName(key)] = evaluate(newDocument(), constants.frame);
  }
  return { strings, scope: rootScope(variables, strings) };
}

/** Returns when a command with a time limit in milliseconds has to give up, as Date.now(). */
export const deadlineOf = (maxTimeMS: number | undefined): number | undefined =>
  maxTimeMS ? Date.now() + maxTimeMS : undefined;
