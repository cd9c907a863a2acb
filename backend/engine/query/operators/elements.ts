import { toNumber } from '../../bson/numbers.ts';
import {
  Double,
  isDocument,
  isNumeric,
  type Maybe,
  Regex,
  Type,
  typeName,
  typeNumberByName,
  typeOf,
  type Value,
} from '../../bson/values.ts';
import { badValue, CommandError, failedToParse } from '../../errors.ts';
import { equals, regexTest } from './comparison.ts';
import type { LeafOperator } from './leaf.ts';

export const isTruthy = (value: Maybe): boolean =>
  isNumeric(value)
    ? toNumber(value) !== 0
    : value !== undefined && value !== null && value !== false;

export const $exists: LeafOperator = (argument) => ({
  test: (value) => value !== undefined,
  negate: !isTruthy(argument),
});

const NUMBERS = [Type.Double, Type.Int, Type.Long, Type.Decimal] as number[];

function typeNumbers(type: Value): number[] {
  if (typeof type === 'string') {
    if (type === 'number') return NUMBERS;
    const known = typeNumberByName.get(type);
    if (known === undefined) throw badValue(`Unknown type name alias: ${type}`);
    return [known];
  }
  const n = isNumeric(type) ? toNumber(type) : Number.NaN;
  if (n === 0 || ![...typeNumberByName.values()].includes(n))
    throw badValue(`Invalid numerical type code: ${isNumeric(type) ? n : typeName(type)}`);
  return [n];
}

export const $type: LeafOperator = (argument, { path }) => {
  const types = Array.isArray(argument) ? argument : [argument];
  if (types.length === 0) throw failedToParse(`${path.name} must match at least one type`);
  const wanted = new Set(types.flatMap(typeNumbers));
  return { test: (value) => value !== undefined && wanted.has(typeOf(value)) };
};

export const $size: LeafOperator = (argument) => {
  const size = isNumeric(argument) ? toNumber(argument) : Number.NaN;
  if (!Number.isInteger(size))
    throw failedToParse(`Failed to parse $size. Expected an integer, found ${typeName(argument)}`);
  if (size < 0) throw failedToParse('Failed to parse $size. Expected a non-negative number');
  return { whole: true, test: (value) => Array.isArray(value) && value.length === size };
};

/** https://www.mongodb.com/docs/manual/reference/operator/query/mod/ : both sides lose their fraction. */
export const $mod: LeafOperator = (argument) => {
  if (!Array.isArray(argument)) throw badValue('malformed mod, needs to be an array');
  if (argument.length < 2) throw badValue('malformed mod, not enough elements');
  if (argument.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = argument.map((part, i) => {
    if (!isNumeric(part))
      throw badValue(`malformed mod, ${i === 0 ? 'divisor' : 'remainder'} not a number`);
    return wholeBig(part);
  });
  if (divisor === undefined || remainder === undefined)
    throw badValue('malformed mod, NaN or infinite');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return {
    test: (value) => {
      const n = isNumeric(value) ? wholeBig(value) : undefined;
      return n !== undefined && n % divisor === remainder;
    },
  };
};

function wholeBig(value: Value): bigint | undefined {
  if (typeof value === 'bigint') return value;
  const n = toNumber(value);
  return Number.isFinite(n) ? BigInt(Math.trunc(n)) : undefined;
}

/** All members have to be found; an $elemMatch member asks for an array element that fits it. */
export const $all: LeafOperator = (argument, context) => {
  if (!Array.isArray(argument)) throw badValue('$all needs an array');
  const first = argument[0];
  if (isDocument(first) && '$elemMatch' in first) {
    const tests = argument.map((member) => {
      if (!isDocument(member) || !('$elemMatch' in member))
        throw badValue('$all/$elemMatch has to be consistent');
      return $elemMatch(member.$elemMatch as Value, context).test;
    });
    return { whole: true, test: (value) => tests.every((test) => test(value)) };
  }
  const tests = argument.map((member) => {
    if (isDocument(member) && /^\$(?!ref$|id$|db$)/.test(Object.keys(member)[0] ?? ''))
      throw badValue('no $ expressions in $all');
    return member instanceof Regex ? regexTest(member) : equals(member, context);
  });
  return { every: tests, test: () => false };
};

/** Whether one element of an array fits all that is asked. */
export const $elemMatch: LeafOperator = (argument, context) => {
  if (!isDocument(argument)) throw badValue('$elemMatch needs an Object');
  const first = Object.keys(argument)[0];
  const onValues = first?.startsWith('$') && !['$and', '$or', '$nor', '$expr'].includes(first);
  if (first === '$where') throw badValue('$elemMatch cannot contain $where expression');
  if (onValues) {
    const test = context.compileValueTest(argument);
    return { whole: true, test: (value) => Array.isArray(value) && value.some(test) };
  }
  const match = context.compileFilter(argument);
  return {
    whole: true,
    test: (value) =>
      Array.isArray(value) && value.some((element) => isDocument(element) && match(element)),
  };
};

export const $regex: LeafOperator = (argument, { siblings }) => {
  const options = siblings.$options;
  if (options !== undefined && typeof options !== 'string')
    throw badValue('$options has to be a string');
  if (argument instanceof Regex) {
    if (options !== undefined && argument.options !== '')
      throw new CommandError(51074, 'options set in both $regex and $options');
    return { test: regexTest(new Regex(argument.pattern, options ?? argument.options)) };
  }
  if (typeof argument !== 'string') throw badValue('$regex has to be a string');
  return { test: regexTest(new Regex(argument, options ?? '')) };
};

/** Read together with $regex. */
export const $options: LeafOperator = (_argument, { siblings }) => {
  if (!('$regex' in siblings)) throw badValue('$options needs a $regex');
  return { test: () => true };
};

/** Positions of bits, or a mask, as the bits that have to be looked at. */
function bitMask(argument: Value, name: string): bigint {
  if (Array.isArray(argument))
    return argument.reduce<bigint>((mask, position) => {
      const n = isNumeric(position) ? toNumber(position) : Number.NaN;
      if (!Number.isInteger(n) || n < 0)
        throw badValue(`${name} takes bit positions that are whole numbers and not negative`);
      return mask | (1n << BigInt(n));
    }, 0n);
  const n = isNumeric(argument) ? wholeBig(argument) : undefined;
  if (n === undefined || n < 0n || toNumber(argument) !== Number(n))
    throw failedToParse(
      `${name} takes an Array, a number, or a BinData but received: ${typeName(argument)}`,
    );
  return n;
}

function bits(name: string, accept: (set: bigint, mask: bigint) => boolean): LeafOperator {
  return (argument) => {
    const mask = bitMask(argument, name);
    return {
      test: (value) => {
        if (!isNumeric(value)) return false;
        const n = wholeBig(value);
        if (n === undefined || BigInt.asIntN(64, n) !== n) return false;
        const whole = value instanceof Double || typeof value === 'number' ? toNumber(value) : 0;
        if (!Number.isInteger(whole)) return false;
        return accept(n & mask, mask);
      },
    };
  };
}

export const $bitsAllSet = bits('$bitsAllSet', (set, mask) => set === mask);
export const $bitsAllClear = bits('$bitsAllClear', (set) => set === 0n);
export const $bitsAnySet = bits('$bitsAnySet', (set) => set !== 0n);
export const $bitsAnyClear = bits('$bitsAnyClear', (set, mask) => set !== mask);
