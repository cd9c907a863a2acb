import {
  type Document,
  isDocument,
  type Maybe,
  newDocument,
  toKey,
  type Value,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { fieldPathKeys } from '../expressions/compile.ts';
import type { StageCompiler } from '../stage.ts';

interface Options {
  keys: string[];
  indexKey: string | undefined;
  keepEmpty: boolean;
}

function optionsOf(argument: Value): Options {
  if (typeof argument === 'string')
    return { keys: pathKeys(argument), indexKey: undefined, keepEmpty: false };
  if (!isDocument(argument))
    throw new CommandError(
      15981,
      'expected either a string or an object as specification for $unwind stage',
    );
  const { path, includeArrayIndex, preserveNullAndEmptyArrays, ...unknown } = argument as Record<
    string,
    Value
  >;
  const [wrong] = Object.keys(unknown);
  if (wrong !== undefined)
    throw new CommandError(28811, `unrecognized option to $unwind stage: ${wrong}`);
  if (path === undefined) throw new CommandError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  if (preserveNullAndEmptyArrays !== undefined && typeof preserveNullAndEmptyArrays !== 'boolean')
    throw new CommandError(
      28809,
      'expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage',
    );
  if (
    includeArrayIndex !== undefined &&
    (typeof includeArrayIndex !== 'string' || includeArrayIndex === '')
  )
    throw new CommandError(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  if (typeof includeArrayIndex === 'string' && includeArrayIndex.startsWith('$'))
    throw new CommandError(
      28822,
      "includeArrayIndex option to $unwind stage should not be prefixed with a '$'",
    );
  return {
    keys: pathKeys(path),
    indexKey: includeArrayIndex === undefined ? undefined : toKey(includeArrayIndex),
    keepEmpty: preserveNullAndEmptyArrays === true,
  };
}

function pathKeys(path: string): string[] {
  if (!path.startsWith('$'))
    throw new CommandError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  return fieldPathKeys(path.slice(1));
}

function valueAt(document: Document, keys: string[]): Maybe {
  let value: Maybe = document;
  for (const key of keys) {
    if (!isDocument(value)) return undefined;
    value = value[key];
  }
  return value;
}

/** A copy with another value at the path. */
function withValue(document: Document, keys: string[], i: number, value: Maybe): Document {
  const copy = newDocument();
  const key = keys[i] as string;
  for (const name in document) {
    if (name !== key) copy[name] = document[name] as Value;
    else if (i + 1 < keys.length)
      copy[name] = withValue(document[name] as Document, keys, i + 1, value);
    else if (value !== undefined) copy[name] = value;
  }
  return copy;
}

/** As withValue, with only those fields of the top level that somebody wants. */
function wantedWithValue(
  document: Document,
  keys: string[],
  value: Maybe,
  wanted: string[],
): Document {
  const copy = newDocument();
  const [key] = keys;
  for (const name of wanted) {
    let field: Maybe = document[name];
    if (name === key) {
      if (keys.length === 1) field = value;
      else if (isDocument(field)) field = withValue(field, keys, 1, value);
    }
    if (field !== undefined) copy[name] = field;
  }
  return copy;
}

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/unwind/ */
export const $unwind: StageCompiler = (argument) => {
  const { keys, indexKey, keepEmpty } = optionsOf(argument);
  if (indexKey?.includes('.'))
    throw new CommandError(
      238,
      'A dotted includeArrayIndex of $unwind is not supported by the embedded database.',
    );
  return {
    reads: new Set([keys[0] as string]),
    connect(next, wanted) {
      const names = wanted && [...wanted];
      const make = (document: Document, value: Maybe, index: number | null): Document => {
        const copy = names
          ? wantedWithValue(document, keys, value, names)
          : withValue(document, keys, 0, value);
        if (indexKey !== undefined) copy[indexKey] = index === null ? null : BigInt(index);
        return copy;
      };
      return {
        push(document) {
          const value = valueAt(document, keys);
          if (Array.isArray(value) && value.length > 0) {
            for (let i = 0; i < value.length; i++)
              if (!next.push(make(document, value[i], i))) return false;
            return true;
          }
          const empty = value === undefined || value === null || Array.isArray(value);
          if (empty && !keepEmpty) return true;
          return next.push(make(document, Array.isArray(value) ? undefined : value, null));
        },
        end: () => next.end(),
      };
    },
  };
};
