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
import { any, type FieldType } from '../../schema/field-types.ts';
import { required, strict, struct } from '../../schema/schema.ts';
import type { Operators } from './operator.ts';

export const valueOperators: Operators = {
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
