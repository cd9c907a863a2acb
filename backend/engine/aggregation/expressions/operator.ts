import { isDocument, type Maybe, toName, typeName, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { Expression, Scope } from './scope.ts';

export interface OperatorContext {
  /** The operator's own name, for messages. */
  name: string;
  scope: Scope;
  compile: (value: Value, scope?: Scope) => Expression;
}

/** Compiles one operator: { <name>: argument }. */
export type OperatorCompiler = (argument: Value, context: OperatorContext) => Expression;
export type Operators = Record<string, OperatorCompiler>;

/** The arguments of an operator that takes a list (a single one needs no brackets). */
export function compileArguments(
  argument: Value,
  context: OperatorContext,
  min: number,
  max = min,
): Expression[] {
  const list = Array.isArray(argument) ? argument : [argument];
  if (list.length < min || list.length > max) {
    const wanted = min === max ? `exactly ${min}` : `at least ${min} arguments, and at most ${max}`;
    throw new CommandError(
      min === max ? 16020 : 28667,
      `Expression ${context.name} takes ${wanted} arguments. ${list.length} were passed in.`,
    );
  }
  return list.map((one) => context.compile(one));
}

export const unary =
  (apply: (value: Maybe) => Maybe): OperatorCompiler =>
  (argument, context) => {
    const [operand] = compileArguments(argument, context, 1) as [Expression];
    return (root, frame) => apply(operand(root, frame));
  };

export const binary =
  (apply: (a: Maybe, b: Maybe) => Maybe): OperatorCompiler =>
  (argument, context) => {
    const [left, right] = compileArguments(argument, context, 2) as [Expression, Expression];
    return (root, frame) => apply(left(root, frame), right(root, frame));
  };

/** Any number of operands, all evaluated. */
export const variadic =
  (apply: (values: Maybe[]) => Maybe): OperatorCompiler =>
  (argument, context) => {
    const operands = compileArguments(argument, context, 0, Number.POSITIVE_INFINITY);
    return (root, frame) => apply(operands.map((operand) => operand(root, frame)));
  };

/** The named arguments of an operator such as $filter; unknown and missing ones are refused. */
export function namedArguments(
  argument: Value,
  { name }: OperatorContext,
  required: string[],
  optional: string[] = [],
): Record<string, Value | undefined> {
  if (!isDocument(argument))
    throw new CommandError(28646, `${name} only supports an object as its argument`);
  const result: Record<string, Value | undefined> = {};
  for (const key of Object.keys(argument)) {
    if (!required.includes(key) && !optional.includes(key))
      throw new CommandError(28647, `Unrecognized parameter to ${name}: ${toName(key)}`);
    result[key] = argument[key];
  }
  for (const key of required)
    if (!(key in result)) throw new CommandError(28648, `Missing '${key}' parameter to ${name}`);
  return result;
}

export const isNullish = (value: Maybe): value is null | undefined =>
  value === null || value === undefined;

/** A refusal that names the type that was met. */
export const wrongType = (code: number, what: string, value: Maybe): CommandError =>
  new CommandError(code, `${what}, not ${typeName(value)}`);
