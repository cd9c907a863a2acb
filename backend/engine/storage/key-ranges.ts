import { invertKey } from '../bson/key-encoding.ts';
import type { Interval } from '../query/bounds.ts';

/** The keys from `start` up to but not including `end`. */
export interface KeyRange {
  start: string;
  end: string;
}

export const WHOLE_INDEX: KeyRange = { start: '', end: '\xff\xff' };

/** Returns the ranges of an index with one more field bound to intervals. */
export function extendRanges(
  prefixes: KeyRange[],
  intervals: Interval[],
  direction: 1 | -1,
): KeyRange[] {
  const extend = direction === 1 ? ascending : descending;
  return prefixes.flatMap(({ start }) => intervals.map((interval) => extend(start, interval)));
}

/** Whether a range holds the keys that begin with its start, and no others. */
export const isPoint = ({ start, end }: KeyRange): boolean => end === `${start}\xff`;

// A key goes on behind the value with bytes below FF, so value + FF is behind all keys of that value.
function ascending(prefix: string, { low, lowOpen, high, highOpen }: Interval): KeyRange {
  if (low === high) return { start: prefix + low, end: `${prefix}${high}\xff` };
  return {
    start: prefix + low + (lowOpen ? '\xff' : ''),
    end: prefix + high + (highOpen ? '' : '\xff'),
  };
}

function descending(prefix: string, { low, lowOpen, high, highOpen }: Interval): KeyRange {
  const [first, last] = [invertKey(high), invertKey(low)];
  if (low === high) return { start: prefix + first, end: `${prefix}${first}\xff` };
  return {
    start: prefix + (highOpen ? behind(first) : first),
    end: prefix + (lowOpen ? last : behind(last)),
  };
}

/** The first key behind all keys that begin with `key`. */
function behind(key: string): string {
  let length = key.length;
  while (length > 0 && key.charCodeAt(length - 1) === 255) length--;
  if (length === 0) return `${key}\xff\xff`;
  return key.slice(0, length - 1) + String.fromCharCode(key.charCodeAt(length - 1) + 1);
}
