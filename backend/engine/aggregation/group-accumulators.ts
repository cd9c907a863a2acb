import { type CompareStrings, compareValues, equalValues } from '../bson/compare.ts';
import { encodeHashKey } from '../bson/key-encoding.ts';
import { toIntOrLong, toNumber } from '../bson/numbers.ts';
import {
  type Document,
  documentOf,
  isDocument,
  isNumeric,
  type Maybe,
  toName,
  type Value,
} from '../bson/values.ts';
import { CommandError, notImplemented } from '../errors.ts';
import { compareRows, parseSort, type SortKey, sortValue } from '../query/sort.ts';
import { createAccumulator, isAccumulatorName } from './accumulators.ts';
import { compileExpression } from './expressions/compile.ts';
import { mergeObjects } from './expressions/objects.ts';
import type { Expression, Frame, Scope } from './expressions/scope.ts';

/** Takes the documents of one group and has a value at the end. */
export interface GroupAccumulator {
  add(document: Document, frame: Frame): void;
  result(): Maybe;
}
type Create = () => GroupAccumulator;

const listLimitBytes = 100 * 1024 * 1024;

/** An accumulator of $group: { total: { $sum: '$price' } }. Gives a maker, called once per group. */
export function compileGroupAccumulator(key: string, spec: Value, scope: Scope): Create {
  if (key.includes('.'))
    throw new CommandError(40235, `The field name '${toName(key)}' cannot contain '.'`);
  if (key.startsWith('$'))
    throw new CommandError(40236, `The field name '${key}' cannot be an operator name`);
  if (!isDocument(spec))
    throw new CommandError(40234, `The field '${toName(key)}' must be an accumulator object`);
  const [operator, ...others] = Object.keys(spec);
  if (operator === undefined || others.length > 0)
    throw new CommandError(40238, `The field '${toName(key)}' must specify one accumulator`);
  const argument = spec[operator] as Value;
  if (isAccumulatorName(operator))
    return overValues(argument, scope, () => createAccumulator(operator, scope.strings));
  const compile = makers[operator];
  if (compile) return compile(argument, scope);
  if (['$accumulator', '$median', '$percentile', '$function'].includes(operator))
    throw notImplemented(`The accumulator ${operator}`);
  throw new CommandError(15952, `unknown group operator '${operator}'`);
}

interface ValueAccumulator {
  add(value: Maybe): void;
  result(): Maybe;
}

function overValues(argument: Value, scope: Scope, create: () => ValueAccumulator): Create {
  const evaluate = compileExpression(argument, scope);
  return () => {
    const inner = create();
    return {
      add: (document, frame) => inner.add(evaluate(document, frame)),
      result: () => inner.result(),
    };
  };
}

/** Keeps `push` from eating all memory: about 16 bytes per value and its text. */
function listOf(): { values: Value[]; add(value: Value): void } {
  let bytes = 0;
  return {
    values: [],
    add(value) {
      bytes += typeof value === 'string' ? 16 + value.length : 64;
      if (bytes > listLimitBytes)
        throw new CommandError(
          146,
          '$push used too much memory and cannot spill to disk. Memory limit: 104857600 bytes',
        );
      this.values.push(value);
    },
  };
}

function uniqueList(strings: CompareStrings) {
  const list = listOf();
  const seen = new Set<string>();
  return {
    add(value: Maybe) {
      if (value === undefined) return;
      if (strings) {
        if (!list.values.some((known) => equalValues(known, value, strings))) list.add(value);
        return;
      }
      const key = encodeHashKey(value);
      if (seen.has(key)) return;
      seen.add(key);
      list.add(value);
    },
    result: () => list.values,
  };
}

const first = () => {
  let found: { value: Maybe } | undefined;
  return {
    add(value: Maybe) {
      found ??= { value };
    },
    result: () => found?.value ?? null,
  };
};

const last = () => {
  let found: Maybe;
  return {
    add(value: Maybe) {
      found = value;
    },
    result: () => found ?? null,
  };
};

const pushAll = () => {
  const list = listOf();
  return {
    add(value: Maybe) {
      if (value !== undefined) list.add(value);
    },
    result: () => list.values,
  };
};

const merging = () => {
  let merged = documentOf({});
  return {
    add(value: Maybe) {
      merged = mergeObjects([merged, value]);
    },
    result: () => merged,
  };
};

interface NumberedArguments {
  count: number;
  rest: Document;
}

function numbered(argument: Value, scope: Scope, name: string): NumberedArguments {
  if (!isDocument(argument))
    throw new CommandError(5787900, `specification must be an object; found ${name}`);
  const { n, ...rest } = argument as Record<string, Value>;
  if (n === undefined) throw new CommandError(5787906, `Missing value for 'n'`);
  const value = compileExpression(n, scope)(documentOf({}), scope.frame);
  const count = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(count))
    throw new CommandError(5787902, `Value for 'n' must be of integral type`);
  if (count <= 0) throw new CommandError(5787908, "'n' must be greater than 0");
  return { count, rest: documentOf(rest) };
}

/** $firstN and its kind: keeps the values and takes some at the end. */
const takingValues =
  (name: string, take: (values: Value[], n: number, strings: CompareStrings) => Value[]) =>
  (argument: Value, scope: Scope): Create => {
    const { count, rest } = numbered(argument, scope, name);
    return overValues(rest.input as Value, scope, () => {
      const values: Value[] = [];
      return {
        add: (value) => values.push(value ?? null),
        result: () => take(values, count, scope.strings),
      };
    });
  };

const sortedValues = (values: Value[], direction: 1 | -1, strings: CompareStrings): Value[] =>
  values.filter((value) => value !== null).sort((a, b) => compareValues(a, b, strings) * direction);

/** $top and its kind: the values of the documents that come first (or last) in an order. */
const topping =
  (side: 'top' | 'bottom', many: boolean) =>
  (argument: Value, scope: Scope): Create => {
    const { count, rest } = many
      ? numbered(argument, scope, `$${side}N`)
      : { count: 1, rest: argument as Document };
    if (!isDocument(rest) || !isDocument(rest.sortBy) || rest.output === undefined)
      throw new CommandError(5788004, `Missing value for 'sortBy' or 'output' of $${side}`);
    const keys = parseSort(rest.sortBy);
    for (const key of keys) scope.reads.fields.add(key.path.keys[0] as string);
    const output = compileExpression(rest.output, scope);
    return () => ranked(keys, output, side === 'top' ? count : -count, many, scope.strings);
  };

function ranked(
  keys: SortKey[],
  output: Expression,
  count: number,
  many: boolean,
  strings: CompareStrings,
): GroupAccumulator {
  const rows: { by: Value[]; value: Value }[] = [];
  return {
    add: (document, frame) =>
      void rows.push({
        by: keys.map((key) => sortValue(document, key, strings)),
        value: output(document, frame) ?? null,
      }),
    result() {
      rows.sort((a, b) => compareRows(a.by, b.by, keys, strings));
      const values = (count > 0 ? rows.slice(0, count) : rows.slice(count)).map((row) => row.value);
      return many ? values : (values[0] ?? null);
    },
  };
}

const makers: Record<string, (argument: Value, scope: Scope) => Create> = {
  $first: (argument, scope) => overValues(argument, scope, first),
  $last: (argument, scope) => overValues(argument, scope, last),
  $push: (argument, scope) => overValues(argument, scope, pushAll),
  $addToSet: (argument, scope) => overValues(argument, scope, () => uniqueList(scope.strings)),
  $mergeObjects: (argument, scope) => overValues(argument, scope, merging),
  $count: (argument) => {
    if (!isDocument(argument) || Object.keys(argument).length > 0)
      throw new CommandError(9, '$count takes no arguments, i.e. $count:{}');
    return () => {
      let count = 0;
      return { add: () => void count++, result: () => toIntOrLong(count) };
    };
  },
  $firstN: takingValues('$firstN', (values, n) => values.slice(0, n)),
  $lastN: takingValues('$lastN', (values, n) => values.slice(-n)),
  $minN: takingValues('$minN', (values, n, strings) =>
    sortedValues(values, 1, strings).slice(0, n),
  ),
  $maxN: takingValues('$maxN', (values, n, strings) =>
    sortedValues(values, -1, strings).slice(0, n),
  ),
  $top: topping('top', false),
  $topN: topping('top', true),
  $bottom: topping('bottom', false),
  $bottomN: topping('bottom', true),
};
