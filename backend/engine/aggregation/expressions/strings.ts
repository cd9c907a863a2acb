import { toNumber } from '../../bson/numbers.ts';
import { isNumeric, type Maybe, typeName, UtcDate, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { formatDate } from './date-text.ts';
import { numberText } from './number-text.ts';
import {
  compileArguments,
  isNullish,
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
  $strLenCP: length(34471, '$strLenCP', (text) => [...text].length),
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
};
