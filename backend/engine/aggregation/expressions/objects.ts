import {
  type Document,
  isDocument,
  type Maybe,
  newDocument,
  toKey,
  toName,
  type Value,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import {
  isNullish,
  namedArguments,
  type OperatorContext,
  type Operators,
  variadic,
  wrongType,
} from './operator.ts';
import { extendScope } from './scope.ts';

export function mergeObjects(values: Maybe[]): Document {
  const result = newDocument();
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value)) throw wrongType(40400, '$mergeObjects requires object inputs', value);
    for (const key in value) result[key] = value[key] as Value;
  }
  return result;
}

/** The constant field name of $getField and $setField ({ $literal: '$price' } lets it start with $). */
function fieldName(value: Value | undefined, { name }: OperatorContext): string {
  const literal = isDocument(value) && '$literal' in value ? value.$literal : value;
  const isPath = literal === value && typeof literal === 'string' && literal.startsWith('$');
  if (typeof literal !== 'string' || isPath)
    throw new CommandError(4161106, `${name} requires 'field' to evaluate to a constant string`);
  return toKey(literal);
}

function setField(input: Maybe, key: string, value: Maybe): Maybe {
  if (isNullish(input)) return null;
  if (!isDocument(input))
    throw wrongType(4161105, "$setField requires 'input' to evaluate to type Object", input);
  const result = newDocument();
  for (const name in input)
    if (name !== key || value !== undefined) result[name] = input[name] as Value;
  if (value !== undefined) result[key] = value;
  return result;
}

export const operators: Operators = {
  $literal: (argument) => () => argument,
  $mergeObjects(argument, context) {
    return variadic((values) => {
      const [only] = values;
      return mergeObjects(values.length === 1 && Array.isArray(only) ? only : values);
    })(argument, context);
  },

  $let(argument, context) {
    const named = namedArguments(argument, context, ['vars', 'in']);
    if (!isDocument(named.vars))
      throw new CommandError(16876, 'invalid parameter: expected an object (vars)');
    const names = Object.keys(named.vars);
    const values = names.map((name) => context.compile((named.vars as Document)[name] as Value));
    for (const name of names) checkVariableName(toName(name));
    const { scope, places } = extendScope(context.scope, names.map(toName));
    const inner = context.compile(named.in as Value, scope);
    return (root, frame) => {
      const computed = values.map((value) => value(root, frame));
      computed.forEach((value, i) => {
        frame[places[i] as number] = value;
      });
      return inner(root, frame);
    };
  },

  $getField(argument, context) {
    const named =
      isDocument(argument) && ('field' in argument || 'input' in argument)
        ? namedArguments(argument, context, ['field'], ['input'])
        : { field: argument, input: undefined };
    const key = fieldName(named.field, context);
    const input = context.compile(named.input ?? '$$CURRENT');
    return (root, frame) => {
      const value = input(root, frame);
      if (isDocument(value)) return value[key];
      return value === null ? null : undefined;
    };
  },

  $setField(argument, context) {
    const named = namedArguments(argument, context, ['field', 'input', 'value']);
    const key = fieldName(named.field, context);
    const input = context.compile(named.input as Value);
    const value = context.compile(named.value as Value);
    return (root, frame) => setField(input(root, frame), key, value(root, frame));
  },

  $unsetField(argument, context) {
    const named = namedArguments(argument, context, ['field', 'input']);
    const key = fieldName(named.field, context);
    const input = context.compile(named.input as Value);
    return (root, frame) => setField(input(root, frame), key, undefined);
  },
};

/** Names of user variables start with a small letter. https://www.mongodb.com/docs/manual/reference/aggregation-variables/ */
export function checkVariableName(name: string): void {
  if (!/^([a-z]|[^\0-\x7f])([\w]|[^\0-\x7f])*$/.test(name) && name !== 'CURRENT')
    throw new CommandError(
      16867,
      `'${name}' starts with an invalid character for a user variable name`,
    );
}
