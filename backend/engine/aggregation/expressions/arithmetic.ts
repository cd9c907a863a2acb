import {
  add,
  isWholeType,
  multiply,
  orDouble,
  subtract,
  toIntOrLong,
  toNumber,
} from '../../bson/numbers.ts';
import {
  Decimal,
  Double,
  isNumeric,
  type Maybe,
  Type,
  toDouble,
  typeName,
  typeOf,
  UtcDate,
  type Value,
} from '../../bson/values.ts';
import { CommandError, notImplemented } from '../../errors.ts';
import {
  binary,
  compileArguments,
  isNullish,
  type OperatorCompiler,
  type Operators,
  unary,
  variadic,
  wrongType,
} from './operator.ts';
import type { Expression } from './scope.ts';

const onlyNumeric = (name: string, value: Maybe): CommandError =>
  new CommandError(28765, `${name} only supports numeric types, not ${typeName(value)}`);

const refuseDecimal = (value: Maybe): void => {
  if (value instanceof Decimal) throw notImplemented('Decimal128 arithmetic');
};

function sumOf(values: Maybe[]): Maybe {
  let sum: Value = 0;
  let date: UtcDate | undefined;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof UtcDate) {
      if (date) throw new CommandError(16612, 'only one date allowed in an $add expression');
      date = value;
    } else if (isNumeric(value)) {
      const before: Value = sum;
      sum = orDouble(add(before, value), () => toNumber(before) + toNumber(value));
    } else throw wrongType(16554, '$add only supports numeric or date types', value);
  }
  return date ? new UtcDate(date.ms + Math.round(toNumber(sum))) : sum;
}

function difference(a: Maybe, b: Maybe): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof UtcDate) {
    if (b instanceof UtcDate) return BigInt(a.ms - b.ms);
    if (isNumeric(b)) return new UtcDate(a.ms - Math.round(toNumber(b)));
  } else if (isNumeric(a) && isNumeric(b))
    return orDouble(subtract(a, b), () => toNumber(a) - toNumber(b));
  throw new CommandError(16556, `can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function productOf(values: Maybe[]): Maybe {
  let product: Value = 1;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) throw wrongType(16555, '$multiply only supports numeric types', value);
    const before: Value = product;
    product = orDouble(multiply(before, value), () => toNumber(before) * toNumber(value));
  }
  return product;
}

function quotient(a: Maybe, b: Maybe): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw new CommandError(
      16609,
      `$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`,
    );
  refuseDecimal(a);
  refuseDecimal(b);
  if (toNumber(b) === 0) throw new CommandError(16608, "can't $divide by zero");
  return toDouble(toNumber(a) / toNumber(b));
}

function modulo(a: Maybe, b: Maybe): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw new CommandError(
      16611,
      `$mod only supports numeric types, not ${typeName(a)} and ${typeName(b)}`,
    );
  refuseDecimal(a);
  refuseDecimal(b);
  if (toNumber(b) === 0) throw new CommandError(16610, "can't $mod by zero");
  if (!isWholeType(a) || !isWholeType(b)) return toDouble(toNumber(a) % toNumber(b));
  const rest = BigInt(a as number) % BigInt(b as number);
  return typeOf(a) === Type.Int && typeOf(b) === Type.Int ? Number(rest) : rest;
}

/** A function of doubles; whole types stay as they are ($ceil of 3 is 3). */
function numeric(apply: (n: number) => number): OperatorCompiler {
  return (argument, context) =>
    unary((value) => {
      if (isNullish(value)) return null;
      if (!isNumeric(value)) throw onlyNumeric(context.name, value);
      refuseDecimal(value);
      return isWholeType(value) ? value : toDouble(apply(toNumber(value)));
    })(argument, context);
}

function _checked(
  apply: (n: number) => number,
  ok: (n: number) => boolean,
  code: number,
  why: string,
) {
  return numeric((n) => {
    if (!ok(n)) throw new CommandError(code, `${why}, not ${n}`);
    return apply(n);
  });
}

function absolute(value: Maybe): Maybe {
  if (isNullish(value)) return null;
  if (!isNumeric(value)) throw onlyNumeric('$abs', value);
  refuseDecimal(value);
  if (typeof value === 'bigint') {
    if (value === -(2n ** 63n)) throw new CommandError(28680, "can't take $abs of long long min");
    return value < 0n ? -value : value;
  }
  if (value instanceof Double) return toDouble(Math.abs(value.value));
  const n = Math.abs(value as number);
  return typeOf(value) === Type.Int ? toIntOrLong(n) : n;
}

function _power(a: Maybe, b: Maybe): Maybe {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a)) throw wrongType(28762, "$pow's base must be numeric", a);
  if (!isNumeric(b)) throw wrongType(28763, "$pow's exponent must be numeric", b);
  refuseDecimal(a);
  refuseDecimal(b);
  const [base, exponent] = [toNumber(a), toNumber(b)];
  if (base === 0 && exponent < 0)
    throw new CommandError(28764, '$pow cannot take a base of 0 and a negative exponent');
  if (!isWholeType(a) || !isWholeType(b) || exponent < 0) return toDouble(base ** exponent);
  if (Math.abs(base) > 1 && exponent > 63) return toDouble(base ** exponent);
  const exact = BigInt(a as number) ** BigInt(b as number);
  if (BigInt.asIntN(64, exact) !== exact) return toDouble(base ** exponent);
  const bothInt = typeOf(a) === Type.Int && typeOf(b) === Type.Int;
  return bothInt && BigInt.asIntN(32, exact) === exact ? Number(exact) : exact;
}

/** $round goes to the even neighbour at a half, as IEEE 754 and MongoDB do; $trunc towards zero. */
function toPlace(whole: (n: number) => number): OperatorCompiler {
  return (argument, context) => {
    const [number, place = () => 0] = compileArguments(argument, context, 1, 2) as Expression[];
    return (root, frame) => {
      const value = number?.(root, frame);
      const digits = place(root, frame);
      if (isNullish(value) || isNullish(digits)) return null;
      if (!isNumeric(value))
        throw wrongType(51081, `${context.name} only supports numeric types`, value);
      refuseDecimal(value);
      const places = isNumeric(digits) ? toNumber(digits) : Number.NaN;
      if (!Number.isInteger(places))
        throw new CommandError(
          51082,
          `precision argument to ${context.name} must be a integral value`,
        );
      if (places < -20 || places > 100)
        throw new CommandError(
          51083,
          `cannot apply ${context.name} with precision value ${places} value must be in [-20, 100]`,
        );
      return atPlace(value, places, whole);
    };
  };
}

function atPlace(value: Value, places: number, whole: (n: number) => number): Value {
  const n = toNumber(value);
  if (isWholeType(value)) {
    if (places >= 0) return value;
    if (!Number.isSafeInteger(n))
      throw notImplemented('$round and $trunc of a long beyond 2^53 to a negative place');
    const rounded = whole(n / 10 ** -places) * 10 ** -places;
    return typeOf(value) === Type.Long ? BigInt(rounded) : toIntOrLong(rounded === 0 ? 0 : rounded);
  }
  if (!Number.isFinite(n)) return toDouble(n);
  // Shifting by text keeps 2.345 from becoming 2.3449999 on the way.
  const shifted = shift(n, places);
  return toDouble(Number.isFinite(shifted) ? shift(whole(shifted), -places) : n);
}

function shift(n: number, places: number): number {
  const [mantissa, exponent = '0'] = String(n).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

function halfToEven(n: number): number {
  const floor = Math.floor(n);
  const rest = n - floor;
  if (rest !== 0.5) return Math.round(n);
  return floor % 2 === 0 ? floor : floor + 1;
}

export const operators: Operators = {
  $add: variadic(sumOf),
  $subtract: binary(difference),
  $multiply: variadic(productOf),
  $divide: binary(quotient),
  $mod: binary(modulo),
  $abs: unary(absolute),
  $ceil: numeric(Math.ceil),
  $floor: numeric(Math.floor),
  $round: toPlace(halfToEven),
  $trunc: toPlace(Math.trunc),
  $rand: () => () => toDouble(Math.random()),
};
