import { compileExpression } from '../aggregation/expressions/compile.ts';
import { newReads, newVariables, type Variables } from '../aggregation/expressions/context.ts';
import type { CompareStrings } from '../bson/compare.ts';
import { type Document, newDocument, toName, type Value } from '../bson/values.ts';
import { compileCollation } from '../query/collation.ts';
import type { CompileExpression } from '../query/expression.ts';

export interface QuerySettings {
  strings: CompareStrings;
  variables: Variables;
  compileExpression: CompileExpression;
}

/** Returns what a query needs of a collation and of `let` variables. */
export function querySettings(
  collation: Document | undefined,
  definitions: Document = newDocument(),
): QuerySettings {
  return withVariables(
    { strings: compileCollation(collation), variables: newVariables() },
    definitions,
  );
}

/** Returns the same settings with further variables, given by constant expressions. */
export function withVariables(
  settings: Pick<QuerySettings, 'strings' | 'variables'>,
  definitions: Document,
): QuerySettings {
  const { strings } = settings;
  const variables = new Map(settings.variables);
  const context = { strings, variables: settings.variables, reads: newReads() };
  for (const key of Object.keys(definitions)) {
    const evaluate = compileExpression(definitions[key] as Value, context);
    variables.set(toName(key), evaluate(newDocument()));
  }
  return {
    strings,
    variables,
    compileExpression: (value) =>
      compileExpression(value, { strings, variables, reads: newReads() }),
  };
}

/** Returns when a command with a time limit in milliseconds has to give up, as Date.now(). */
export const deadlineOf = (maxTimeMS: number | undefined): number | undefined =>
  maxTimeMS ? Date.now() + maxTimeMS : undefined;
