import { invertKey } from './key-encoding.ts';

/** The keys from `start` up to but not including `end`. */
export interface KeyRange {
  start: string;
  end: string;
}

// Behind a value a key goes on with a byte from 01 to FE, so value + FF is behind all keys of that value.
/** Returns what lies behind all keys that begin with a whole value. */
export const behindValue = (key: string): string => `${key}\xff`;

/** Returns the range of the keys that begin with a whole value, or are that value. */
export const pointRange = (key: string): KeyRange => ({ start: key, end: behindValue(key) });

/**
 * Returns the range of the keys that go on behind whole values. Only this one also fits values in descending
 * order, where the key of 'a' followed by 00 is the beginning of the key of 'a\0b'.
 */
export const entryRange = (key: string): KeyRange => ({
  start: `${key}\x01`,
  end: behindValue(key),
});

/** Returns whether a range of values holds a single one. */
export const isPoint = ({ start, end }: KeyRange): boolean => end === behindValue(start);

/** Returns what all keys of a point or an entryRange begin with. */
export const prefixOf = ({ end }: KeyRange): string => end.slice(0, -1);

/** Returns the range of an index that holds a range of values of its next field. */
export function extendPrefix(prefix: string, range: KeyRange, direction: 1 | -1): KeyRange {
  if (direction === 1) return { start: prefix + range.start, end: prefix + range.end };
  if (isPoint(range)) return entryRange(prefix + invertKey(range.start));
  return {
    start: prefix + behindPrefix(invertKey(range.end)),
    end: prefix + behindPrefix(invertKey(range.start)),
  };
}

/** Returns the first key behind all that begin with `key`, which has a byte below FF. */
export function behindPrefix(key: string): string {
  let last = key.length - 1;
  while (key.charCodeAt(last) === 255) last--;
  return key.slice(0, last) + String.fromCharCode(key.charCodeAt(last) + 1);
}

/** Returns the ranges sorted and without overlaps. */
export function mergeRanges(ranges: KeyRange[]): KeyRange[] {
  const merged: KeyRange[] = [];
  for (const range of ranges.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const last = merged.at(-1);
    if (!last || range.start >= last.end) merged.push({ ...range });
    else if (range.end > last.end) last.end = range.end;
  }
  return merged;
}

/** Returns what lies in one of `a` and in one of `b`; both are sorted and without overlaps. */
export const intersectRanges = (a: KeyRange[], b: KeyRange[]): KeyRange[] =>
  a.flatMap((x) =>
    b
      .map((y) => ({
        start: x.start > y.start ? x.start : y.start,
        end: x.end < y.end ? x.end : y.end,
      }))
      .filter(({ start, end }) => start < end),
  );
