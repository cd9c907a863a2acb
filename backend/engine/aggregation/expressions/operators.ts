import { type CompareStrings, compareValues } from '../../bson/compare.ts';
import { made } from '../../bson/made-values.ts';
import {
  type Document,
  isDocument,
  type Maybe,
  newDocument,
  toDouble,
  toKey,
  typeName,
  type Value,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { CompileExpression, Expression } from '../../query/expression.ts';
import { any, type FieldType } from '../../schema/field-types.ts';
import { required, strict, struct } from '../../schema/schema.ts';

interface OperatorContext {
  /** The operator's own name, for messages. */
  name: string;
  strings: CompareStrings;
  compile: CompileExpression;
}

/** Compiles one operator: { <name>: argument }. */
export type OperatorCompiler = (argument: Value, context: OperatorContext) => Expression;
type Operators = Record<string, OperatorCompiler>;

/** Returns the arguments of an operator that takes a list; a single one needs no brackets. */
function compileArguments(
  argument: Value,
  { name, compile }: OperatorContext,
  count: number,
): Expression[] {
  const list = Array.isArray(argument) ? argument : [argument];
  if (list.length === count) return list.map(compile);
  throw new CommandError(16020, `Expression ${name} takes exactly ${count} arguments.`);
}

/** Comparisons in MongoDB's order over all types; unlike in queries, types are not kept apart. */
const comparison =
  (accepts: (order: number) => boolean): OperatorCompiler =>
  (argument, context) => {
    const [left, right] = compileArguments(argument, context, 2) as [Expression, Expression];
    const { strings } = context;
    return (document) => accepts(compareValues(left(document), right(document), strings));
  };

const comparisons: Operators = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
};

const valueOperators: Operators = {
  $literal: (argument) => () => argument,

  $rand(argument) {
    if (!(isDocument(argument) || Array.isArray(argument)) || Object.keys(argument).length > 0)
      throw new CommandError(10065, '$rand takes an empty object');
    return () => toDouble(made(Math.random));
  },

  $setField(argument, { name, compile }) {
    if (!isDocument(argument))
      throw new CommandError(4161100, `${name} only supports an object as its argument`);
    const { field, ...expressions } = setFieldArguments(argument, name);
    const input = compile(expressions.input);
    const value = compile(expressions.value);
    return (document) => withField(input(document), field, value(document));
  },
};

/** A constant name, as its key in memory; { $literal: '$price' } lets it start with a $. */
const constantName: FieldType<string> = (value, path) => {
  const literal = isDocument(value) && '$literal' in value ? value.$literal : value;
  const isPath = typeof value === 'string' && value.startsWith('$');
  if (typeof literal === 'string' && !isPath) return toKey(literal);
  throw new CommandError(isPath ? 4161108 : 4161107, `${path} has to be a constant string`);
};

const setFieldArguments = struct(
  {
    field: strict(required(constantName)),
    input: strict(required(any)),
    value: strict(required(any)),
  },
  { missing: 4161102, unknown: 4161101 },
);

function withField(input: Maybe, key: string, value: Maybe): Document | null {
  if (input === null || input === undefined) return null;
  if (!isDocument(input))
    throw new CommandError(
      4161105,
      `$setField requires 'input' to evaluate to type Object, not ${typeName(input)}`,
    );
  const result = newDocument();
  for (const name in input)
    if (name !== key || value !== undefined) result[name] = input[name] as Value;
  if (value !== undefined) result[key] = value;
  return result;
}

export const operators: ReadonlyMap<string, OperatorCompiler> = new Map(
  Object.entries({ ...comparisons, ...valueOperators }),
);
