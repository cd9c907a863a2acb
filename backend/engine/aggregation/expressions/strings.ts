import { compareText } from '../../bson/compare.ts';
import { toNumber } from '../../bson/numbers.ts';
import { isNumeric, type Maybe, typeName, UtcDate, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { formatDate } from './date-text.ts';
import { numberText } from './number-text.ts';
import {
  binary,
  compileArguments,
  isNullish,
  namedArguments,
  type OperatorCompiler,
  type Operators,
  unary,
  variadic,
  wrongType,
} from './operator.ts';
import type { Expression } from './scope.ts';

/** What string operators make of other types: null is empty, numbers and dates become text. */
export function coerceToText(value: Maybe, name: string): string {
  if (typeof value === 'string') return value;
  if (isNullish(value)) return '';
  if (isNumeric(value)) return numberText(value);
  if (value instanceof UtcDate) return formatDate(value);
  throw new CommandError(
    16007,
    `can't convert from BSON type ${typeName(value)} to String (${name})`,
  );
}

const mapText = (name: string, apply: (text: string) => Value): OperatorCompiler =>
  unary((value) => apply(coerceToText(value, name)));

const asciiOnly = (text: string, change: (char: string) => string): string =>
  text.replace(/[A-Za-z]/g, change);

const length = (code: number, name: string, measure: (text: string) => number): OperatorCompiler =>
  unary((value) => {
    if (typeof value !== 'string')
      throw wrongType(code, `${name} requires a string argument`, value);
    return measure(value);
  });

function position(value: Maybe, what: string): number {
  const n = isNumeric(value) ? Math.trunc(toNumber(value)) : Number.NaN;
  if (Number.isNaN(n)) throw wrongType(34450, `${what} must be a number`, value);
  return n;
}

const substrBytes: OperatorCompiler = (argument, context) => {
  const parts = compileArguments(argument, context, 3);
  return (root, frame) => {
    const [value, first, count] = parts.map((part) => part(root, frame));
    const bytes = Buffer.from(coerceToText(value, context.name));
    const start = position(first, 'starting index');
    const size = position(count, 'length');
    if (start < 0)
      throw new CommandError(50752, `${context.name}: starting index must be non-negative`);
    const end = size < 0 ? bytes.length : Math.min(bytes.length, start + size);
    if (isContinuation(bytes[start]) || isContinuation(bytes[end]))
      throw new CommandError(
        28656,
        `${context.name}: Invalid range, starting or ending index is in the middle of a UTF-8 character.`,
      );
    return bytes.subarray(start, end).toString('utf8');
  };
};
const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && (byte & 0xc0) === 0x80;

function indexOf(units: (text: string) => string[] | Buffer): OperatorCompiler {
  return (argument, context) => {
    const parts = compileArguments(argument, context, 2, 4);
    return (root, frame) => {
      const [text, needle, start, end] = parts.map((part) => part(root, frame));
      if (isNullish(text)) return null;
      if (typeof text !== 'string')
        throw wrongType(40091, `${context.name} requires a string as the first argument`, text);
      if (typeof needle !== 'string')
        throw wrongType(40092, `${context.name} requires a string as the second argument`, needle);
      const from = parts[2] ? position(start, 'start') : 0;
      const to = parts[3] ? position(end, 'end') : Number.POSITIVE_INFINITY;
      if (from < 0 || to < 0)
        throw new CommandError(40097, `${context.name} requires non-negative positions`);
      const [haystack, wanted] = [units(text), units(needle)];
      const stop = Math.min(to, haystack.length) - wanted.length;
      for (let i = from; i <= stop; i++) if (startsAt(haystack, wanted, i)) return i;
      return -1;
    };
  };
}
const startsAt = (a: string[] | Buffer, b: string[] | Buffer, at: number): boolean => {
  for (let i = 0; i < b.length; i++) if (a[at + i] !== b[i]) return false;
  return true;
};

const WHITESPACE =
  '\0\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trim(left: boolean, right: boolean): OperatorCompiler {
  return (argument, context) => {
    const named = namedArguments(argument, context, ['input'], ['chars']);
    const input = context.compile(named.input as Value);
    const chars = named.chars === undefined ? undefined : context.compile(named.chars);
    return (root, frame) => {
      const text = input(root, frame);
      if (isNullish(text)) return null;
      if (typeof text !== 'string')
        throw wrongType(50699, `${context.name} requires its input to be a string`, text);
      const unwanted = chars ? chars(root, frame) : WHITESPACE;
      if (isNullish(unwanted)) return null;
      if (typeof unwanted !== 'string')
        throw wrongType(50700, `${context.name} requires 'chars' to be a string`, unwanted);
      const points = [...text];
      const set = new Set(unwanted);
      let [from, to] = [0, points.length];
      while (left && from < to && set.has(points[from] as string)) from++;
      while (right && to > from && set.has(points[to - 1] as string)) to--;
      return points.slice(from, to).join('');
    };
  };
}

function replace(all: boolean): OperatorCompiler {
  return (argument, context) => {
    const named = namedArguments(argument, context, ['input', 'find', 'replacement']);
    const parts = ['input', 'find', 'replacement'].map((name) =>
      context.compile(named[name] as Value),
    );
    return (root, frame) => {
      const values = parts.map((part) => part(root, frame));
      const wrong = values.find((value) => !isNullish(value) && typeof value !== 'string');
      if (wrong !== undefined) throw wrongType(51746, `${context.name} requires strings`, wrong);
      if (values.some(isNullish)) return null;
      const [text, find, replacement] = values as [string, string, string];
      // A function keeps $ in the replacement from having a meaning.
      return all ? text.replaceAll(find, () => replacement) : text.replace(find, () => replacement);
    };
  };
}

export const operators: Operators = {
  $concat: variadic((values) => {
    let result = '';
    for (const value of values) {
      if (isNullish(value)) return null;
      if (typeof value !== 'string') throw wrongType(16702, '$concat only supports strings', value);
      result += value;
    }
    return result;
  }),
  $toLower: mapText('$toLower', (text) => asciiOnly(text, (char) => char.toLowerCase())),
  $toUpper: mapText('$toUpper', (text) => asciiOnly(text, (char) => char.toUpperCase())),
  $strcasecmp: binary((a, b) => {
    const upper = (value: Maybe) =>
      asciiOnly(coerceToText(value, '$strcasecmp'), (c) => c.toUpperCase());
    return Math.sign(compareText(upper(a), upper(b)));
  }),
  $strLenCP: length(34471, '$strLenCP', (text) => [...text].length),
  $strLenBytes: length(34473, '$strLenBytes', (text) => Buffer.byteLength(text)),
  $substr: substrBytes,
  $substrBytes: substrBytes,
  $substrCP(argument, context) {
    const parts = compileArguments(argument, context, 3) as [Expression, Expression, Expression];
    return (root, frame) => {
      const points = [...coerceToText(parts[0](root, frame), '$substrCP')];
      const start = position(parts[1](root, frame), 'starting index');
      const count = position(parts[2](root, frame), 'length');
      if (start < 0)
        throw new CommandError(34454, '$substrCP: the starting index must be non-negative');
      if (count < 0)
        throw new CommandError(34455, '$substrCP: length must be a nonnegative integer.');
      return points.slice(start, start + count).join('');
    };
  },
  $indexOfCP: indexOf((text) => [...text]),
  $indexOfBytes: indexOf((text) => Buffer.from(text)),
  $split: binary((text, separator) => {
    if (isNullish(text) || isNullish(separator)) return null;
    if (typeof text !== 'string')
      throw wrongType(
        40085,
        '$split requires an expression that evaluates to a string as a first argument',
        text,
      );
    if (typeof separator !== 'string')
      throw wrongType(
        40086,
        '$split requires an expression that evaluates to a string as a second argument',
        separator,
      );
    if (separator === '') throw new CommandError(40087, '$split requires a non-empty separator');
    return text.split(separator);
  }),
  $trim: trim(true, true),
  $ltrim: trim(true, false),
  $rtrim: trim(false, true),
  $replaceOne: replace(false),
  $replaceAll: replace(true),
};
