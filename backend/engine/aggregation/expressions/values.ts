import {
  isDocument,
  type Maybe,
  newDocument,
  toDouble,
  toKey,
  toName,
  typeName,
  type Value,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { isNullish, type OperatorContext, type Operators } from './operator.ts';

export const valueOperators: Operators = {
  $literal: (argument) => () => argument,

  $rand(argument) {
    const isList = Array.isArray(argument);
    if (!isDocument(argument) && !isList)
      throw new CommandError(10065, '$rand takes an empty object');
    if (Object.keys(argument).length > 0)
      throw new CommandError(3040501, '$rand does not currently accept arguments');
    return () => toDouble(Math.random());
  },

  $setField(argument, context) {
    const { field, input, value } = namedArguments(argument, context);
    const key = fieldName(field);
    const evaluateInput = context.compile(input);
    const evaluateValue = context.compile(value);
    return (document) => withField(evaluateInput(document), key, evaluateValue(document));
  },
};

function namedArguments(argument: Value, { name }: OperatorContext) {
  if (!isDocument(argument))
    throw new CommandError(4161100, `${name} only supports an object as its argument`);
  const { field, input, value, ...others } = argument as Record<string, Value>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new CommandError(4161101, `${name} found an unknown argument: ${toName(unknown)}`);
  const missing = (code: number, what: string) =>
    new CommandError(code, `${name} requires '${what}' to be specified`);
  if (field === undefined) throw missing(4161102, 'field');
  if (value === undefined) throw missing(4161103, 'value');
  if (input === undefined) throw missing(4161109, 'input');
  return { field, input, value };
}

/** Returns the key of a constant field name; { $literal: '$price' } lets it start with a $. */
function fieldName(value: Value): string {
  const literal = isDocument(value) && '$literal' in value ? value.$literal : value;
  const isPath = literal === value && typeof literal === 'string' && literal.startsWith('$');
  const isConstant =
    !Array.isArray(literal) && !(isDocument(literal) && /^\$/.test(Object.keys(literal)[0] ?? ''));
  if (typeof literal !== 'string' || isPath)
    throw new CommandError(
      isPath ? 4161108 : isConstant ? 4161107 : 4161106,
      "$setField requires 'field' to evaluate to a constant string",
    );
  return toKey(literal);
}

function withField(input: Maybe, key: string, value: Maybe): Maybe {
  if (isNullish(input)) return null;
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
