import { type CompareStrings, equalValues } from '../bson/compare.ts';
import { encodeHashKey } from '../bson/key-encoding.ts';
import { toIntOrLong } from '../bson/numbers.ts';
import {
  type Document,
  documentOf,
  isDocument,
  type Maybe,
  toName,
  type Value,
} from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../errors.ts';
import { createAccumulator, isAccumulatorName } from './accumulators.ts';
import { compileExpression } from './expressions/compile.ts';
import { mergeObjects } from './expressions/objects.ts';
import type { Frame, Scope } from './expressions/scope.ts';

/** Takes the documents of one group and has a value at the end. */
export interface GroupAccumulator {
  add(document: Document, frame: Frame): void;
  result(): Maybe;
}
type Create = () => GroupAccumulator;

const MOST_LIST_BYTES = 100 * 1024 * 1024;

const UNSUPPORTED = new Set([
  '$accumulator',
  '$function',
  '$median',
  '$percentile',
  '$stdDevPop',
  '$stdDevSamp',
  '$firstN',
  '$lastN',
  '$minN',
  '$maxN',
  '$top',
  '$topN',
  '$bottom',
  '$bottomN',
]);

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
  if (UNSUPPORTED.has(operator)) throw notImplemented(`The accumulator ${operator}`);
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

interface MemoryBudget {
  take(value: Value): void;
}

/** Keeps the lists of all groups of one accumulator together below 100 MB, roughly counted. */
function memoryBudget(operator: string): MemoryBudget {
  let bytes = 0;
  return {
    take(value) {
      bytes += roughBytes(value);
      if (bytes > MOST_LIST_BYTES)
        throw new CommandError(
          ErrorCode.ExceededMemoryLimit,
          `${operator} used too much memory and cannot spill to disk. Memory limit: ${MOST_LIST_BYTES} bytes`,
        );
    },
  };
}

function roughBytes(value: Value): number {
  if (typeof value === 'string') return 16 + value.length;
  if (Array.isArray(value)) return 64 + 16 * value.length;
  return isDocument(value) ? 64 + 32 * Object.keys(value).length : 64;
}

function uniqueList(strings: CompareStrings, budget: MemoryBudget) {
  const values: Value[] = [];
  const add = (value: Value) => {
    budget.take(value);
    values.push(value);
  };
  const seen = new Set<string>();
  return {
    add(value: Maybe) {
      if (value === undefined) return;
      if (strings) {
        if (!values.some((known) => equalValues(known, value, strings))) add(value);
        return;
      }
      const key = encodeHashKey(value);
      if (seen.has(key)) return;
      seen.add(key);
      add(value);
    },
    result: () => values,
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

const pushAll = (budget: MemoryBudget) => {
  const values: Value[] = [];
  return {
    add(value: Maybe) {
      if (value === undefined) return;
      budget.take(value);
      values.push(value);
    },
    result: () => values,
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

const makers: Record<string, (argument: Value, scope: Scope) => Create> = {
  $first: (argument, scope) => overValues(argument, scope, first),
  $last: (argument, scope) => overValues(argument, scope, last),
  $push: (argument, scope) => {
    const budget = memoryBudget('$push');
    return overValues(argument, scope, () => pushAll(budget));
  },
  $addToSet: (argument, scope) => {
    const budget = memoryBudget('$addToSet');
    return overValues(argument, scope, () => uniqueList(scope.strings, budget));
  },
  $mergeObjects: (argument, scope) => overValues(argument, scope, merging),
  $count: (argument) => {
    if (!isDocument(argument) || Object.keys(argument).length > 0)
      throw new CommandError(9, '$count takes no arguments, i.e. $count:{}');
    return () => {
      let count = 0;
      return { add: () => void count++, result: () => toIntOrLong(count) };
    };
  },
};
