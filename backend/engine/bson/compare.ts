import { compareParts, type DecimalParts, decimalParts, partsOfNumber } from './decimal.ts';
import { orderOfType, Type } from './types.ts';
import {
  type Binary,
  Decimal,
  type Document,
  Double,
  type Maybe,
  type ObjectId,
  type Opaque,
  type Regex,
  type Timestamp,
  toName,
  typeOf,
  type UtcDate,
  type Value,
} from './values.ts';

/** Orders two strings; undefined stands for the plain order of UTF-8 bytes. */
export type CompareStrings = ((a: string, b: string) => number) | undefined;

/** Returns where the type of a value stands in MongoDB's order of types. */
export const typeOrder = (value: Maybe): number => orderOfType[typeOf(value)] as number;

/** Compares by MongoDB's order over all values: negative, 0 or positive. A missing value is below null. */
export function compareValues(a: Maybe, b: Maybe, strings?: CompareStrings): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return compareDoubles(a, b);
  if (typeof a === 'string' && typeof b === 'string')
    return strings ? strings(a, b) : compareText(a, b);
  const type = typeOf(a);
  return (
    (orderOfType[type] as number) - typeOrder(b) ||
    compareSameOrder(type, a as Value, b as Value, strings)
  );
}

export const equalValues = (a: Maybe, b: Maybe, strings?: CompareStrings): boolean =>
  compareValues(a, b, strings) === 0;

function compareSameOrder(type: number, a: Value, b: Value, strings: CompareStrings): number {
  switch (type) {
    case Type.Double:
    case Type.Int:
    case Type.Long:
    case Type.Decimal:
      return compareNumbers(a, b);
    case Type.String:
    case Type.Symbol:
      return (strings ?? compareText)(textOf(a), textOf(b));
    case Type.Object:
      return compareDocuments(a as Document, b as Document, strings);
    case Type.Array:
      return compareArrays(a as Value[], b as Value[], strings);
    case Type.Binary: {
      const [x, y] = [a as Binary, b as Binary];
      return (
        x.bytes.length - y.bytes.length || x.subtype - y.subtype || Buffer.compare(x.bytes, y.bytes)
      );
    }
    case Type.ObjectId:
      return compareAlike((a as ObjectId).bytes, (b as ObjectId).bytes);
    case Type.Bool:
      return Number(a) - Number(b);
    case Type.Date:
      return compareAlike((a as UtcDate).ms, (b as UtcDate).ms);
    case Type.Timestamp:
      return compareAlike((a as Timestamp).value, (b as Timestamp).value);
    case Type.Regex: {
      const [x, y] = [a as Regex, b as Regex];
      return compareText(x.pattern, y.pattern) || compareText(x.options, y.options);
    }
    case Type.DBPointer:
    case Type.Code:
    case Type.CodeWithScope:
      return Buffer.compare((a as Opaque).bytes, (b as Opaque).bytes);
    default:
      return 0;
  }
}

/** Returns the text of a string or a symbol. */
export const textOf = (value: Value): string =>
  typeof value === 'string'
    ? value
    : (value as Opaque).bytes.toString('utf8', 4, (value as Opaque).bytes.length - 1);

function compareDocuments(a: Document, b: Document, strings: CompareStrings): number {
  const keysA = Object.keys(a);
  const keysB = Object.keys(b);
  const common = Math.min(keysA.length, keysB.length);
  for (let i = 0; i < common; i++) {
    const [keyA, keyB] = [keysA[i] as string, keysB[i] as string];
    const [x, y] = [a[keyA] as Value, b[keyB] as Value];
    const byType = typeOrder(x) - typeOrder(y);
    if (byType !== 0) return byType;
    if (keyA !== keyB) return compareText(toName(keyA), toName(keyB));
    const byValue = compareValues(x, y, strings);
    if (byValue !== 0) return byValue;
  }
  return keysA.length - keysB.length;
}

function compareArrays(a: Value[], b: Value[], strings: CompareStrings): number {
  const common = Math.min(a.length, b.length);
  for (let i = 0; i < common; i++) {
    const byValue = compareValues(a[i], b[i], strings);
    if (byValue !== 0) return byValue;
  }
  return a.length - b.length;
}

const compareAlike = <T extends string | number | bigint>(a: T, b: T): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** Orders strings as their UTF-8 bytes would be: JS's own order differs above U+D7FF. */
export function compareText(a: string, b: string): number {
  const common = Math.min(a.length, b.length);
  for (let i = 0; i < common; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointRank(x) - codePointRank(y);
  }
  return a.length - b.length;
}
// A surrogate stands for a code point above U+FFFF, so it ranks after every other unit.
const codePointRank = (unit: number): number =>
  unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;

// NaN is below every other number and equal to itself.
function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return Number.isNaN(a) ? (Number.isNaN(b) ? 0 : -1) : 1;
}

function compareNumbers(a: Value, b: Value): number {
  if (a instanceof Decimal || b instanceof Decimal) return compareDecimals(a, b);
  const x = a instanceof Double ? a.value : (a as number | bigint);
  const y = b instanceof Double ? b.value : (b as number | bigint);
  if (typeof x === 'number' && typeof y === 'number') return compareDoubles(x, y);
  // JS compares a bigint with a number exactly; NaN gives false both ways.
  if (x < y) return -1;
  if (x > y) return 1;
  if (Number.isNaN(x)) return -1;
  return Number.isNaN(y) ? 1 : 0;
}

function compareDecimals(a: Value, b: Value): number {
  const [x, y] = [exactParts(a), exactParts(b)];
  if (typeof x !== 'number' && typeof y !== 'number') return compareParts(x, y);
  // A finite side only has to lose against an infinity and win against NaN.
  return compareDoubles(typeof x === 'number' ? x : 0, typeof y === 'number' ? y : 0);
}

function exactParts(value: Value): number | DecimalParts {
  if (value instanceof Decimal) return decimalParts(value);
  if (typeof value === 'bigint') return { coefficient: value, exponent: 0 };
  const n = value instanceof Double ? value.value : (value as number);
  return Number.isFinite(n) ? partsOfNumber(n) : n;
}
