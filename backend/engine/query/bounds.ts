import { type CompareStrings, typeOrder } from '../bson/compare.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import {
  behindValue,
  intersectRanges,
  type KeyRange,
  mergeRanges,
  pointRange,
} from '../bson/key-range.ts';
import { toNumber } from '../bson/numbers.ts';
import { Type } from '../bson/types.ts';
import {
  Decimal,
  type Document,
  isDocument,
  isNumeric,
  Regex,
  toName,
  typeOf,
  type Value,
} from '../bson/values.ts';
import { isOperatorDocument } from './operators/leaf.ts';

/** One condition on a path as the ranges its values may lie in: sorted, without overlaps. */
export interface PathBounds {
  path: string;
  ranges: KeyRange[];
}

/**
 * Returns the conditions of a filter that an index can narrow down. The ranges may hold too much, never
 * too little: whoever uses them still has to apply the filter.
 */
export function boundsOf(filter: Document, strings: CompareStrings): PathBounds[] {
  return Object.keys(filter).flatMap((key) => {
    const argument = filter[key] as Value;
    if (key === '$and' && Array.isArray(argument))
      return argument.flatMap((branch) => (isDocument(branch) ? boundsOf(branch, strings) : []));
    if (key.startsWith('$')) return [];
    const conditions = isOperatorDocument(argument)
      ? Object.entries(argument)
      : [['$eq', argument]];
    return (conditions as [string, Value][]).flatMap(([operator, value]) => {
      const ranges = rangesOf(operator, value, strings);
      return ranges ? [{ path: toName(key), ranges }] : [];
    });
  });
}

/** Returns undefined where an index is of no use. */
function rangesOf(operator: string, value: Value, strings: CompareStrings): KeyRange[] | undefined {
  if (operator === '$eq') return membersOf([value], strings);
  if (operator === '$in') return Array.isArray(value) ? membersOf(value, strings) : undefined;
  if (operator === '$elemMatch')
    return isOperatorDocument(value) ? elementRanges(value, strings) : undefined;
  if (!['$gt', '$gte', '$lt', '$lte'].includes(operator) || !isAskable(value, strings))
    return undefined;
  // These are compared with all types, or with none.
  const isExtreme = [Type.Null, Type.MinKey, Type.MaxKey].includes(typeOf(value) as never);
  if (isExtreme || (isNumeric(value) && Number.isNaN(toNumber(value)))) return undefined;
  const order = typeOrder(value);
  const key = encodeKey(value);
  const limit = operator === '$gt' || operator === '$lte' ? behindValue(key) : key;
  return operator === '$gt' || operator === '$gte'
    ? [{ start: limit, end: String.fromCharCode(order + 1) }]
    : [{ start: String.fromCharCode(order), end: limit }];
}

/** One element meets all conditions, so that they may narrow the scan together. */
function elementRanges(conditions: Document, strings: CompareStrings): KeyRange[] | undefined {
  const known = Object.entries(conditions).flatMap(([operator, value]) => {
    const ranges = rangesOf(operator, value as Value, strings);
    return ranges ? [ranges] : [];
  });
  return known.length > 0 ? known.reduce(intersectRanges) : undefined;
}

const membersOf = (values: Value[], strings: CompareStrings): KeyRange[] | undefined =>
  values.every((value) => isAskable(value, strings))
    ? mergeRanges(values.map((value) => pointRange(encodeKey(value))))
    : undefined;

/** Values an index can't be asked for: arrays stand in it by their elements, some decimals not at all. */
function isAskable(value: Value, strings: CompareStrings): boolean {
  const type = typeOf(value);
  if (type === Type.Array || type === Type.Undefined) return false;
  if (value instanceof Decimal || value instanceof Regex) return false;
  const holdsText = type === Type.String || type === Type.Object || type === Type.Symbol;
  return !(strings && holdsText);
}
