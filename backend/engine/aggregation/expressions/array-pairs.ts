import {
  type Document,
  isDocument,
  type Maybe,
  newDocument,
  toKey,
  toName,
  type Value,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { isNullish, type Operators, unary, wrongType } from './operator.ts';

/** Operators between documents and arrays of names and values. */
export const pairOperators: Operators = {
  $objectToArray: unary((value) => {
    if (isNullish(value)) return null;
    if (!isDocument(value))
      throw wrongType(40390, '$objectToArray requires a document input', value);
    return Object.keys(value).map((key) => pair(toName(key), value[key] as Value));
  }),

  $arrayToObject: unary((value) => {
    if (isNullish(value)) return null;
    if (!Array.isArray(value))
      throw wrongType(40386, '$arrayToObject requires an array input', value);
    const result = newDocument();
    for (const entry of value) {
      const [k, v] = keyAndValue(entry);
      if (typeof k !== 'string')
        throw wrongType(40395, '$arrayToObject requires keys of type String', k);
      if (k.includes('\0'))
        throw new CommandError(4940401, 'Key field cannot contain an embedded null byte');
      result[toKey(k)] = v ?? null;
    }
    return result;
  }),
};

function pair(k: Value, v: Value): Document {
  const result = newDocument();
  result.k = k;
  result.v = v;
  return result;
}

function keyAndValue(entry: Value): [Maybe, Maybe] {
  if (Array.isArray(entry)) {
    if (entry.length !== 2)
      throw new CommandError(40397, '$arrayToObject requires an array of size 2 arrays');
    return [entry[0], entry[1]];
  }
  if (!isDocument(entry))
    throw wrongType(40398, 'Unrecognised input type format for $arrayToObject', entry);
  if (Object.keys(entry).length !== 2 || !('k' in entry) || !('v' in entry))
    throw new CommandError(
      40392,
      "$arrayToObject requires an object with exactly the keys 'k' and 'v'",
    );
  return [entry.k, entry.v];
}
