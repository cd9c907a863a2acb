import type { CompareStrings } from '../../bson/compare.ts';
import type { Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { CompileExpression, Expression } from '../../query/expression.ts';

export interface OperatorContext {
  /** The operator's own name, for messages. */
  name: string;
  strings: CompareStrings;
  compile: CompileExpression;
}

/** Compiles one operator: { <name>: argument }. */
export type OperatorCompiler = (argument: Value, context: OperatorContext) => Expression;
export type Operators = Record<string, OperatorCompiler>;

/** Returns the arguments of an operator that takes a list; a single one needs no brackets. */
export function compileArguments(
  argument: Value,
  { name, compile }: OperatorContext,
  count: number,
): Expression[] {
  const list = Array.isArray(argument) ? argument : [argument];
  if (list.length === count) return list.map(compile);
  throw new CommandError(16020, `Expression ${name} takes exactly ${count} arguments.`);
}
