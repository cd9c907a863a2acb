import { equalValues } from '../bson/compare.ts';
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
import { isOperatorDocument } from '../query/matcher.ts';

/** The document an upsert starts from: what the filter says its fields are equal to. */
export function documentFromFilter(filter: Document): Document {
  const found = new Map<string, Value>();
  collect(filter, found);
  const result = newDocument();
  if (found.has('_id')) put(result, '_id', found.get('_id') as Value);
  for (const [path, value] of found) if (path !== '_id') put(result, path, value);
  return result;
}

function collect(filter: Document, found: Map<string, Value>): void {
  for (const key of Object.keys(filter)) {
    const argument = filter[key] as Value;
    const branches = Array.isArray(argument) ? argument : [];
    if (key === '$and' || (key === '$or' && branches.length === 1))
      for (const branch of branches) collect(branch as Document, found);
    else if (!key.startsWith('$')) {
      const value = equality(argument);
      if (value !== undefined) add(found, toName(key), value);
    }
  }
}

function equality(argument: Value): Value | undefined {
  if (argument instanceof Regex) return undefined;
  if (!isOperatorDocument(argument)) return argument;
  if (argument.$eq !== undefined) return argument.$eq;
  const { $all } = argument;
  const [only] = Array.isArray($all) && $all.length === 1 ? $all : [];
  return only === undefined || only instanceof Regex || isOperatorDocument(only) ? undefined : only;
}

function add(found: Map<string, Value>, path: string, value: Value): void {
  for (const [other, before] of found) {
    const same = other === path;
    if (same && equalValues(before, value)) return;
    if (same || other.startsWith(`${path}.`) || path.startsWith(`${other}.`))
      throw new CommandError(
        54,
        `cannot infer query fields to set, ${same ? `path '${path}' is matched twice` : `both paths '${other}' and '${path}' are matched`}`,
      );
  }
  found.set(path, value);
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
