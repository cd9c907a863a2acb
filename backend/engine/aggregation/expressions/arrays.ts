import { compareValues, equalValues } from '../../bson/compare.ts';
import { toNumber } from '../../bson/numbers.ts';
import { isDocument, isNumeric, type Maybe, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compareRows, parseSort, sortValue } from '../../query/sort.ts';
import { edgeOperators } from './array-edges.ts';
import { pairOperators } from './array-pairs.ts';
import { checkVariableName } from './objects.ts';
import {
  compileArguments,
  isNullish,
  namedArguments,
  type OperatorCompiler,
  type Operators,
  unary,
  variadic,
  wrongType,
} from './operator.ts';
import { type Expression, extendScope, isTrue } from './scope.ts';

export function wholeNumber(value: Maybe, code: number, what: string): number {
  const n = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(n)) throw wrongType(code, `${what} must be a whole number`, value);
  return n;
}

/** The shared shape of $map and $filter: an input array and a variable for each element. */
function eachElement(
  parts: { input: Value; as: Value | undefined; body: Value },
  context: Parameters<OperatorCompiler>[1],
  code: number,
) {
  if (parts.as !== undefined && typeof parts.as !== 'string')
    throw wrongType(16866, "'as' must be a string", parts.as);
  const as = parts.as ?? 'this';
  checkVariableName(as);
  const input = context.compile(parts.input);
  const { scope, places } = extendScope(context.scope, [as]);
  const body = context.compile(parts.body, scope);
  const place = places[0] as number;
  return {
    array(...[root, frame]: Parameters<Expression>): Value[] | null {
      const value = input(root, frame);
      if (isNullish(value)) return null;
      if (!Array.isArray(value))
        throw wrongType(code, `input to ${context.name} must be an array`, value);
      return value;
    },
    body(element: Value, ...[root, frame]: Parameters<Expression>): Maybe {
      frame[place] = element;
      return body(root, frame);
    },
  };
}

export const operators: Operators = {
  ...edgeOperators,
  ...pairOperators,

  $isArray: unary((value) => Array.isArray(value)),

  $size: unary((value) => {
    if (!Array.isArray(value))
      throw wrongType(17124, 'The argument to $size must be an array', value);
    return value.length;
  }),

  $in(argument, context) {
    const [needle, haystack] = compileArguments(argument, context, 2) as [Expression, Expression];
    const { strings } = context.scope;
    return (root, frame) => {
      const array = haystack(root, frame);
      if (!Array.isArray(array))
        throw wrongType(40081, '$in requires an array as a second argument', array);
      const value = needle(root, frame);
      return array.some((element) => equalValues(element, value, strings));
    };
  },

  $indexOfArray(argument, context) {
    const parts = compileArguments(argument, context, 2, 4);
    const { strings } = context.scope;
    return (root, frame) => {
      const [array, value, start, end] = parts.map((part) => part(root, frame));
      if (isNullish(array)) return null;
      if (!Array.isArray(array))
        throw wrongType(40090, '$indexOfArray requires an array as a first argument', array);
      const from = parts[2] ? wholeNumber(start, 40096, '$indexOfArray start') : 0;
      const to = parts[3] ? wholeNumber(end, 40097, '$indexOfArray end') : array.length;
      if (from < 0 || to < 0)
        throw new CommandError(40097, '$indexOfArray requires positions that are not negative');
      for (let i = from; i < Math.min(to, array.length); i++)
        if (equalValues(array[i], value, strings)) return i;
      return -1;
    };
  },

  $concatArrays: variadic((values) => {
    const result: Value[] = [];
    for (const value of values) {
      if (isNullish(value)) return null;
      if (!Array.isArray(value))
        throw wrongType(28664, '$concatArrays only supports arrays', value);
      for (const element of value) result.push(element);
    }
    return result;
  }),

  $reverseArray: unary((value) => {
    if (isNullish(value)) return null;
    if (!Array.isArray(value))
      throw wrongType(34435, 'The argument to $reverseArray must be an array', value);
    return [...value].reverse();
  }),

  $range(argument, context) {
    const parts = compileArguments(argument, context, 2, 3);
    return (root, frame) => {
      const [from, to, by] = parts.map((part) => part(root, frame));
      const start = wholeNumber(from, 34443, "$range's starting value");
      const end = wholeNumber(to, 34444, "$range's ending value");
      const step = parts[2] ? wholeNumber(by, 34447, "$range's step value") : 1;
      if (step === 0) throw new CommandError(34449, '$range requires a non-zero step value');
      if ((end - start) / step > 4_000_000)
        throw new CommandError(146, '$range would use too much memory');
      const result: Value[] = [];
      for (let n = start; step > 0 ? n < end : n > end; n += step) result.push(n);
      return result;
    };
  },

  $filter(argument, context) {
    const named = namedArguments(argument, context, ['input', 'cond'], ['as', 'limit']);
    const each = eachElement(
      { input: named.input as Value, as: named.as, body: named.cond as Value },
      context,
      28651,
    );
    const limit = named.limit === undefined ? undefined : context.compile(named.limit);
    return (root, frame) => {
      const array = each.array(root, frame);
      if (array === null) return null;
      const wanted = limit?.(root, frame);
      const most = isNullish(wanted) ? array.length : wholeNumber(wanted, 327391, '$filter: limit');
      if (!isNullish(wanted) && most < 1)
        throw new CommandError(327392, '$filter: limit must be greater than 0');
      const result: Value[] = [];
      for (const element of array) {
        if (result.length >= most) break;
        if (isTrue(each.body(element, root, frame))) result.push(element);
      }
      return result;
    };
  },

  $map(argument, context) {
    const named = namedArguments(argument, context, ['input', 'in'], ['as']);
    const each = eachElement(
      { input: named.input as Value, as: named.as, body: named.in as Value },
      context,
      16883,
    );
    return (root, frame) =>
      each.array(root, frame)?.map((element) => each.body(element, root, frame) ?? null) ?? null;
  },

  $reduce(argument, context) {
    const named = namedArguments(argument, context, ['input', 'initialValue', 'in']);
    const input = context.compile(named.input as Value);
    const initial = context.compile(named.initialValue as Value);
    const { scope, places } = extendScope(context.scope, ['value', 'this']);
    const [valuePlace, thisPlace] = places as [number, number];
    const body = context.compile(named.in as Value, scope);
    return (root, frame) => {
      const array = input(root, frame);
      if (isNullish(array)) return null;
      if (!Array.isArray(array))
        throw wrongType(40080, "$reduce requires that 'input' be an array", array);
      let value = initial(root, frame);
      for (const element of array) {
        frame[valuePlace] = value;
        frame[thisPlace] = element;
        value = body(root, frame);
      }
      return value;
    };
  },

  $zip(argument, context) {
    const named = namedArguments(argument, context, ['inputs'], ['useLongestLength', 'defaults']);
    if (!Array.isArray(named.inputs))
      throw wrongType(34461, 'inputs must be an array of expressions', named.inputs);
    const inputs = named.inputs.map((input) => context.compile(input));
    const longest = named.useLongestLength === true;
    if (named.defaults !== undefined && !longest)
      throw new CommandError(34466, 'cannot specify defaults unless useLongestLength is true');
    const defaults = named.defaults === undefined ? undefined : context.compile(named.defaults);
    return (root, frame) => {
      const arrays: Value[][] = [];
      for (const input of inputs) {
        const value = input(root, frame);
        if (isNullish(value)) return null;
        if (!Array.isArray(value))
          throw wrongType(34468, '$zip found a non-array expression in input', value);
        arrays.push(value);
      }
      const fill = defaults?.(root, frame);
      const lengths = arrays.map((array) => array.length);
      const length =
        lengths.length === 0 ? 0 : longest ? Math.max(...lengths) : Math.min(...lengths);
      return Array.from({ length }, (_, row) =>
        arrays.map((array, i) => array[row] ?? (Array.isArray(fill) ? fill[i] : null) ?? null),
      );
    };
  },

  $sortArray(argument, context) {
    const named = namedArguments(argument, context, ['input', 'sortBy']);
    const input = context.compile(named.input as Value);
    const { strings } = context.scope;
    const sort = sorter(named.sortBy as Value, strings);
    return (root, frame) => {
      const value = input(root, frame);
      if (isNullish(value)) return null;
      if (!Array.isArray(value))
        throw wrongType(2942504, 'The input argument to $sortArray must be an array', value);
      return sort(value);
    };
  },
};

function sorter(sortBy: Value, strings: Parameters<typeof compareValues>[2]) {
  if (!isDocument(sortBy)) {
    const direction = isNumeric(sortBy) ? toNumber(sortBy) : Number.NaN;
    if (direction !== 1 && direction !== -1)
      throw new CommandError(2942507, 'The $sortArray sortBy must be 1, -1 or a document');
    return (array: Value[]) => [...array].sort((a, b) => compareValues(a, b, strings) * direction);
  }
  const keys = parseSort(sortBy);
  return (array: Value[]) =>
    array
      .map((value) => ({
        value,
        by: keys.map((key) => (isDocument(value) ? sortValue(value, key, strings) : null)),
      }))
      .sort((a, b) => compareRows(a.by, b.by, keys, strings))
      .map(({ value }) => value);
}
