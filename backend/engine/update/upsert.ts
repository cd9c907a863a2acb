import {
  type Document,
  isDocument,
  newDocument,
  Regex,
  toKey,
  toName,
  type Value,
} from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import { isOperatorDocument } from '../query/operators/leaf.ts';
import { isOperatorUpdate } from './apply-update.ts';
import { findConflict } from './conflicts.ts';

/** An upsert's filter may not hold $expr (224), whether it inserts or not. */
export function checkUpsertFilter(filter: Document): void {
  compileFilter(filter, {});
}

/**
 * Returns the document an upsert starts from: the fields that the filter says are equal to something. For a
 * replacement this is the _id alone.
 */
export function documentFromFilter(filter: Document, update: Document | Value[]): Document {
  const equal = equalities(filter);
  const isReplacement = !Array.isArray(update) && !isOperatorUpdate(update);
  const used = isReplacement ? equal.filter(([path]) => path.split('.')[0] === '_id') : equal;
  const paths = used.map(([path]) => path);
  const conflict = findConflict(paths);
  if (conflict)
    throw new CommandError(
      54,
      `cannot infer query fields to set, '${conflict[0]}' and '${conflict[1]}' are both matched`,
    );
  if (isReplacement && paths.some((path) => path !== '_id'))
    throw new CommandError(
      111,
      `field at '_id' must be exactly specified, field at sub-path found`,
    );
  const result = newDocument();
  for (const [path, value] of used) put(result, path, value);
  return result;
}

type Equality = [path: string, value: Value];

function equalities(filter: Document): Equality[] {
  return Object.keys(filter).flatMap((key): Equality[] => {
    const argument = filter[key] as Value;
    const branches = Array.isArray(argument) ? argument : [];
    if (key === '$and' || (key === '$or' && branches.length === 1))
      return branches.flatMap((branch) => equalities(branch as Document));
    if (key.startsWith('$')) return [];
    return valuesOf(argument).map((value) => [toName(key), value]);
  });
}

/** Returns the values a field has to be equal to. */
function valuesOf(argument: Value): Value[] {
  if (argument instanceof Regex) return [];
  if (!isOperatorDocument(argument)) return [argument];
  return Object.keys(argument).flatMap((operator): Value[] => {
    const value = argument[operator] as Value;
    if (operator === '$eq') return [value];
    if (!Array.isArray(value) || !(operator === '$all' || operator === '$in')) return [];
    if (operator === '$in' && value.length !== 1) return [];
    return value.filter((member) => !(member instanceof Regex || isOperatorDocument(member)));
  });
}

function put(document: Document, path: string, value: Value): void {
  const parts = path.split('.').map(toKey);
  const last = parts.pop() as string;
  let target = document;
  for (const key of parts) {
    if (!isDocument(target[key])) target[key] = newDocument();
    target = target[key] as Document;
  }
  target[last] = value;
}
