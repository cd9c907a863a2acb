import { toNumber } from '../../bson/numbers.ts';
import { Type, typeOfAlias } from '../../bson/types.ts';
import {
  documentOf,
  isDocument,
  isNumeric,
  type Maybe,
  Regex,
  typeName,
  typeOf,
  type Value,
} from '../../bson/values.ts';
import { badValue, CommandError, failedToParse, typeMismatch } from '../../errors.ts';
import { equals, regexTest } from './comparison.ts';
import {
  isOperatorDocument,
  type Leaf,
  type LeafContext,
  type LeafOperator,
  type Match,
  ON_DOCUMENTS,
  type ValueTest,
} from './leaf.ts';

export const isTruthy = (value: Maybe): boolean =>
  isNumeric(value)
    ? toNumber(value) !== 0
    : value !== undefined && value !== null && value !== false;

const $exists: LeafOperator = (argument) => ({
  test: (value) => value !== undefined,
  negate: !isTruthy(argument),
});

const MAX_INT = 2 ** 31 - 1;
const NUMBERS = [Type.Double, Type.Int, Type.Long, Type.Decimal] as number[];

function typeNumbers(type: Value): number[] {
  if (typeof type === 'string') {
    if (type === 'number') return NUMBERS;
    const known = typeOfAlias.get(type);
    if (known === undefined) throw badValue(`Unknown type name alias: ${type}`);
    return [known];
  }
  if (!isNumeric(type)) throw typeMismatch('type must be represented as a number or a string');
  const n = toNumber(type);
  if (n === 0 || ![...typeOfAlias.values()].includes(n))
    throw badValue(`Invalid numerical type code: ${n}`);
  return [n];
}

const $type: LeafOperator = (argument) => {
  const types = Array.isArray(argument) ? argument : [argument];
  if (types.length === 0) throw failedToParse('$type must match at least one type');
  const wanted = new Set(types.flatMap(typeNumbers));
  return { test: (value) => value !== undefined && wanted.has(typeOf(value)) };
};

const $size: LeafOperator = (argument) => {
  const size = isNumeric(argument) ? toNumber(argument) : Number.NaN;
  if (!Number.isInteger(size) || size > MAX_INT)
    throw badValue(`Failed to parse $size. Expected an integer, found ${typeName(argument)}`);
  if (size < 0) throw badValue('Failed to parse $size. Expected a non-negative number');
  return { whole: true, test: (value) => Array.isArray(value) && value.length === size };
};

/** All members have to be found; an $elemMatch member asks for an array element that fits it. */
const $all: LeafOperator = (argument, context) => {
  if (!Array.isArray(argument)) throw badValue('$all needs an array');
  if (argument.length === 0) return { test: () => false };
  const [first] = argument;
  const areElemMatches = isDocument(first) && '$elemMatch' in first;
  return argument.map((member): Leaf => {
    if (areElemMatches && isDocument(member) && '$elemMatch' in member)
      return $elemMatch(member.$elemMatch as Value, context);
    if (areElemMatches) throw badValue('$all/$elemMatch has to be consistent');
    if (isOperatorDocument(member)) throw badValue('no $ expressions in $all');
    return { test: member instanceof Regex ? regexTest(member, context) : equals(member, context) };
  });
};

/** Whether one element of an array fits all that is asked. */
function $elemMatch(argument: Value, context: LeafContext): Leaf {
  if (!isDocument(argument)) throw badValue('$elemMatch needs an Object');
  const first = Object.keys(argument)[0] ?? '';
  if (['$where', '$expr'].includes(first))
    throw badValue(`$elemMatch cannot contain ${first} expression`);
  const isOnValues = isOperatorDocument(argument) && !ON_DOCUMENTS.includes(first);
  const test = isOnValues
    ? context.compileValueTest(argument)
    : onElements(context.compileFilter(argument));
  return { whole: true, test: (value) => Array.isArray(value) && value.some(test) };
}

/** An array counts as the document of its positions. */
const onElements =
  (match: Match): ValueTest =>
  (value) => {
    if (isDocument(value)) return match(value);
    return Array.isArray(value) && match(documentOf(Object.fromEntries(value.entries())));
  };

const $regex: LeafOperator = (argument, context) => {
  const { siblings } = context;
  const options = siblings.$options;
  if (options !== undefined && typeof options !== 'string')
    throw badValue('$options has to be a string');
  if (argument instanceof Regex) {
    if (options !== undefined && argument.options !== '')
      throw new CommandError(
        Object.keys(siblings).indexOf('$options') < Object.keys(siblings).indexOf('$regex')
          ? 51074
          : 51075,
        'options set in both $regex and $options',
      );
    return { test: regexTest(new Regex(argument.pattern, options ?? argument.options), context) };
  }
  if (typeof argument !== 'string') throw badValue('$regex has to be a string');
  return { test: regexTest(new Regex(argument, options ?? ''), context) };
};

/** Read together with $regex. */
const $options: LeafOperator = (_argument, { siblings }) => {
  if (!('$regex' in siblings)) throw badValue('$options needs a $regex');
  return { test: () => true };
};

export const otherOperators: Record<string, LeafOperator> = {
  $exists,
  $type,
  $size,
  $all,
  $elemMatch,
  $regex,
  $options,
};
