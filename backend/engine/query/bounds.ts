import type { CompareStrings } from '../bson/compare.ts';
import { typeOrder } from '../bson/compare.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { toNumber } from '../bson/numbers.ts';
import {
  Decimal,
  type Document,
  isDocument,
  isNumeric,
  type Maybe,
  Regex,
  Type,
  toName,
  typeOf,
  type Value,
} from '../bson/values.ts';
import { isOperatorDocument } from './operators/leaf.ts';

/** Encoded values from `low` to `high`; `open` sides leave out the value itself. */
export interface Interval {
  low: string;
  lowOpen: boolean;
  high: string;
  highOpen: boolean;
}

/** One condition on a path as the intervals its values may lie in. */
export interface PathBounds {
  path: string;
  intervals: Interval[];
  /** All intervals are single values. */
  points: boolean;
}

/**
 * The conditions of a filter that an index can narrow down. The intervals may hold too much, never too
 * little: whoever uses them still has to apply the filter.
 */
export function boundsOf(filter: Document, strings: CompareStrings): PathBounds[] {
  return Object.keys(filter).flatMap((key) => {
    const argument = filter[key] as Value;
    if (key === '$and' && Array.isArray(argument))
      return argument.flatMap((branch) => (isDocument(branch) ? boundsOf(branch, strings) : []));
    if (key.startsWith('$')) return [];
    return conditionBounds(toName(key), argument, strings);
  });
}

function conditionBounds(path: string, argument: Value, strings: CompareStrings): PathBounds[] {
  if (!isOperatorDocument(argument)) return bounds(path, equalTo(argument, strings));
  return Object.keys(argument).flatMap((operator) => {
    const value = argument[operator] as Value;
    switch (operator) {
      case '$eq':
        return value instanceof Regex ? [] : bounds(path, equalTo(value, strings));
      case '$in':
        return bounds(path, anyOf(value, strings));
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        return bounds(path, range(operator, value, strings));
      case '$regex':
        return bounds(path, prefix(value, argument.$options, strings));
      default:
        return [];
    }
  });
}

function bounds(path: string, intervals: Interval[] | undefined): PathBounds[] {
  if (!intervals) return [];
  return [{ path, intervals, points: intervals.every(({ low, high }) => low === high) }];
}

const point = (key: string): Interval => ({ low: key, lowOpen: false, high: key, highOpen: false });

/** Values an index can't be asked for: arrays stand in it by their elements, some decimals not at all. */
function isAskable(value: Value, strings: CompareStrings): boolean {
  const type = typeOf(value);
  if (type === Type.Array || type === Type.Undefined || value instanceof Decimal) return false;
  const holdsText = type === Type.String || type === Type.Object || type === Type.Symbol;
  return !(strings && holdsText);
}

function equalTo(value: Value, strings: CompareStrings): Interval[] | undefined {
  if (value instanceof Regex) return prefix(value, undefined, strings);
  return isAskable(value, strings) ? [point(encodeKey(value))] : undefined;
}

function anyOf(members: Value, strings: CompareStrings): Interval[] | undefined {
  if (!Array.isArray(members)) return undefined;
  const found: Interval[] = [];
  for (const member of members) {
    const intervals = equalTo(member, strings);
    if (!intervals) return undefined;
    found.push(...intervals);
  }
  return merged(found);
}

/** Sorted, and without overlaps, so that no document is met twice. */
function merged(intervals: Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => (a.low < b.low ? -1 : a.low > b.low ? 1 : 0));
  const result: Interval[] = [];
  for (const interval of sorted) {
    const last = result.at(-1);
    if (last && interval.low <= last.high) {
      if (interval.high > last.high) {
        last.high = interval.high;
        last.highOpen = interval.highOpen;
      }
    } else result.push({ ...interval });
  }
  return result;
}

/** The first key of a type, and the first key behind it. */
const typeStart = (order: number): string => String.fromCharCode(order);
const typeEnd = (order: number): string => String.fromCharCode(order + 1);

function range(operator: string, value: Value, strings: CompareStrings): Interval[] | undefined {
  const type = typeOf(value);
  if (value === null || value instanceof Regex || type === Type.MinKey || type === Type.MaxKey)
    return undefined;
  if (!isAskable(value, strings) || (isNumeric(value) && Number.isNaN(toNumber(value))))
    return undefined;
  const order = typeOrder(value);
  const key = encodeKey(value);
  const interval = { low: typeStart(order), lowOpen: false, high: typeEnd(order), highOpen: true };
  if (operator === '$gt' || operator === '$gte')
    return [{ ...interval, low: key, lowOpen: operator === '$gt' }];
  return [{ ...interval, high: key, highOpen: operator === '$lt' }];
}

/** Text that begins with the fixed start of an anchored expression such as /^Harry/. */
function prefix(value: Value, options: Maybe, strings: CompareStrings): Interval[] | undefined {
  const pattern = value instanceof Regex ? value.pattern : value;
  const flags =
    value instanceof Regex ? value.options + String(options ?? '') : String(options ?? '');
  if (strings || flags !== '' || typeof pattern !== 'string') return undefined;
  const start = /^\^([A-Za-z0-9 _-]+)/.exec(pattern)?.[1];
  // Alternatives and a quantifier on the last letter make the start optional.
  if (start === undefined || pattern.includes('|')) return undefined;
  const next = pattern[start.length + 1];
  const fixed = next !== undefined && '*?{+'.includes(next) ? start.slice(0, -1) : start;
  if (fixed === '') return undefined;
  const low = encodeKey(fixed).slice(0, -1);
  const same = encodeKey(new Regex(pattern, ''));
  // Not low + FF: that is how a walk over a single value ends.
  const last = low.length - 1;
  const high = low.slice(0, last) + String.fromCharCode(low.charCodeAt(last) + 1);
  return [{ low, lowOpen: false, high, highOpen: true }, point(same)];
}

/** What lies in one of `a` and in one of `b`. */
export function intersect(a: Interval[], b: Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const x of a)
    for (const y of b) {
      const lowFrom = x.low > y.low || (x.low === y.low && x.lowOpen) ? x : y;
      const highFrom = x.high < y.high || (x.high === y.high && x.highOpen) ? x : y;
      const { low, lowOpen } = lowFrom;
      const { high, highOpen } = highFrom;
      if (low < high || (low === high && !lowOpen && !highOpen))
        result.push({ low, lowOpen, high, highOpen });
    }
  return merged(result);
}
