import { notImplemented } from '../errors.ts';
import { decimalToNumber } from './decimal.ts';
import { Decimal, Double, isInt32, type Maybe, toDouble, type Value } from './values.ts';

/** The nearest JS number of any BSON number; NaN for everything else. */
export function toNumber(value: Maybe): number {
  if (typeof value === 'number') return value;
  if (value instanceof Double) return value.value;
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Decimal ? decimalToNumber(value) : Number.NaN;
}

const isExact = (value: Value): value is number | bigint =>
  typeof value === 'bigint' || (typeof value === 'number' && isInt32(value));

const fitsLong = (n: bigint): boolean => BigInt.asIntN(64, n) === n;

/** The one gate of all arithmetic: this engine stores and compares Decimal128, but computes with none. */
export const refuseDecimal = (value: Value): void => {
  if (value instanceof Decimal) throw notImplemented('Decimal128 arithmetic');
};

/** int and int make an int, or a long; a double makes a double; past int64: 'overflow'. */
export function add(a: Value, b: Value): Value | 'overflow' {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (!isInt32(a) || !isInt32(b)) return toDouble(sum);
    return isInt32(sum) ? sum : BigInt(sum);
  }
  refuseDecimal(a);
  refuseDecimal(b);
  if (!isExact(a) || !isExact(b)) return toDouble(toNumber(a) + toNumber(b));
  const sum = BigInt(a) + BigInt(b);
  return fitsLong(sum) ? sum : 'overflow';
}

/** A whole JS number as int where it fits, else long: what counts and sizes are. */
export const toIntOrLong = (n: number): Value => (isInt32(n) ? n : BigInt(n));
