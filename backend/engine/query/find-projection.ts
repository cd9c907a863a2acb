import { toNumber } from '../bson/numbers.ts';
import { type Document, isDocument, isNumeric, type Value } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import { compileFilter, compileValueTest } from './matcher.ts';
import { parsePath } from './path.ts';
import { matchedPosition } from './positional.ts';
import type { ProjectionOptions } from './projection.ts';
import type { Transform } from './projection-tree.ts';

/** The operators only find's projection has: $slice, $elemMatch and the positional $. */
export function findOperator(path: string, value: Value, options: ProjectionOptions): Transform {
  if (!isDocument(value)) return positional(path, options);
  if ('$slice' in value) return slice(value.$slice as Value);
  return elemMatch(path, value.$elemMatch as Value, options);
}

function positional(path: string, options: ProjectionOptions): Transform {
  const filter = options.find?.filter as Document;
  return (value, root) => {
    if (!Array.isArray(value)) return value;
    const position = matchedPosition(root, filter, path, options);
    if (position === undefined)
      throw new CommandError(
        51246,
        "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
      );
    return value.slice(position, position + 1);
  };
}

function slice(argument: Value): Transform {
  const numbers = (Array.isArray(argument) ? argument : [argument]).map((n) => {
    if (!isNumeric(n)) throw new CommandError(28667, 'First argument to $slice must be a number');
    return Math.trunc(toNumber(n));
  });
  const [first = 0, count] = numbers;
  if (Array.isArray(argument) && numbers.length !== 2)
    throw new CommandError(
      28667,
      'Invalid $slice syntax. The given syntax takes one number or an array of two.',
    );
  if (count !== undefined && count <= 0)
    throw new CommandError(28724, '$slice limit must be positive');
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (count === undefined) return first >= 0 ? value.slice(0, first) : value.slice(first);
    const start = first >= 0 ? first : Math.max(0, value.length + first);
    return value.slice(start, start + count);
  };
}

function elemMatch(path: string, argument: Value, options: ProjectionOptions): Transform {
  if (!isDocument(argument)) throw badValue('elemMatch: Invalid argument, object required');
  const first = Object.keys(argument)[0];
  const onValues = first?.startsWith('$') && !['$and', '$or', '$nor', '$expr'].includes(first);
  const fits = onValues
    ? compileValueTest(parsePath(path), argument, options)
    : documentTest(argument, options);
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const found = value.find(fits);
    return found === undefined ? undefined : [found];
  };
}

function documentTest(filter: Document, options: ProjectionOptions): (value: Value) => boolean {
  const match = compileFilter(filter, options);
  return (value) => isDocument(value) && match(value);
}
