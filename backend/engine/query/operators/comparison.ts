import { compareValues, equalValues, textOf, typeOrder } from '../../bson/compare.ts';
import { encodeHashKey } from '../../bson/key-encoding.ts';
import { toNumber } from '../../bson/numbers.ts';
import { Type } from '../../bson/types.ts';
import { isNumeric, type Maybe, Opaque, Regex, typeOf, type Value } from '../../bson/values.ts';
import { badValue } from '../../errors.ts';
import { compileRegex } from '../regex.ts';
import {
  isOperatorDocument,
  type Leaf,
  type LeafContext,
  type LeafOperator,
  type ValueTest,
} from './leaf.ts';

const isNullish = (value: Maybe): boolean =>
  value === null || value === undefined || typeOf(value) === Type.Undefined;

/** The old type of text, which equals a string. */
const isSymbol = (value: Maybe): value is Opaque =>
  value instanceof Opaque && value.type === Type.Symbol;

const isNaNValue = (value: Maybe): boolean => isNumeric(value) && Number.isNaN(toNumber(value));

export function equals(argument: Value, { strings }: Pick<LeafContext, 'strings'>): ValueTest {
  if (argument === null) return isNullish;
  if (typeof argument === 'string' && !strings)
    return (value) => value === argument || (isSymbol(value) && textOf(value) === argument);
  return (value) => equalValues(value, argument, strings);
}

/** A comparison within the argument's own type: { $lt: 5 } never matches a string or null. */
function ordered(accept: (order: number) => boolean): LeafOperator {
  return (argument, { strings }) => {
    if (argument instanceof Regex)
      throw badValue("Can't have RegEx as arg to predicate over field");
    if (typeOf(argument) === Type.Undefined) throw badValue('cannot compare to undefined');
    const withEqual = accept(0);
    if (argument === null) return { test: withEqual ? isNullish : () => false };
    if (isNaNValue(argument)) return { test: withEqual ? isNaNValue : () => false };
    const type = typeOf(argument);
    if (type === Type.MinKey || type === Type.MaxKey)
      return { test: (value) => accept(compareValues(value, argument)) };
    const order = typeOrder(argument);
    return {
      test: (value) =>
        typeOrder(value) === order &&
        !isNaNValue(value) &&
        accept(compareValues(value, argument, strings)),
    };
  };
}

function $eq(argument: Value, context: LeafContext): Leaf {
  if (typeOf(argument) === Type.Undefined) throw badValue('cannot compare to undefined');
  return { test: equals(argument, context) };
}

function $ne(argument: Value, context: LeafContext): Leaf {
  if (argument instanceof Regex) throw badValue("Can't have regex as arg to $ne.");
  return { ...$eq(argument, context), negate: true };
}

/**
 * From more members than these, a table is used: it takes 0.15 µs, a comparison 0.006 (numbers) to 0.03 µs (ids).
 */
const MANY = 8;

/** A value matches when it equals a member, or when a regular expression among them matches it. */
function $in(argument: Value, context: LeafContext): Leaf {
  if (!Array.isArray(argument)) throw badValue('$in needs an array');
  const text = new Set<Maybe>();
  const keys = new Set<string>();
  const tests: ValueTest[] = [];
  const many = argument.length > MANY && !context.strings;
  for (const member of argument) {
    if (isOperatorDocument(member)) throw badValue('cannot nest $ under $in');
    if (member instanceof Regex) tests.push(regexTest(member, context));
    else if (typeof member === 'string' && !context.strings) text.add(member);
    else if (many && member !== null) keys.add(encodeHashKey(member));
    else tests.push(equals(member, context));
  }
  return {
    test: (value) =>
      (text.size > 0 && text.has(isSymbol(value) ? textOf(value) : value)) ||
      tests.some((test) => test(value)) ||
      (keys.size > 0 && value !== undefined && keys.has(encodeHashKey(value))),
  };
}

/** Matches text, and a stored regular expression that is the same. */
export function regexTest(regex: Regex, { deadline }: Pick<LeafContext, 'deadline'>): ValueTest {
  const compiled = compileRegex(regex.pattern, regex.options, deadline);
  return (value) =>
    typeof value === 'string' || isSymbol(value)
      ? compiled(textOf(value))
      : value instanceof Regex && equalValues(value, regex);
}

export const comparisons: Record<string, LeafOperator> = {
  $eq,
  $ne,
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $in,
  $nin: (argument, context) => ({ ...$in(argument, context), negate: true }),
};
