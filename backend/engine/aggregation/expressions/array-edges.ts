import { toNumber } from '../../bson/numbers.ts';
import { isNumeric, type Maybe, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import {
  compileArguments,
  isNullish,
  type OperatorCompiler,
  type Operators,
  unary,
  wrongType,
} from './operator.ts';
import type { Expression } from './scope.ts';

function whole(value: Maybe, code: number, what: string): number {
  const n = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(n)) throw wrongType(code, `${what} must be a whole number`, value);
  return n;
}

const edge = (name: string, position: number): OperatorCompiler =>
  unary((value) => {
    if (isNullish(value)) return null;
    if (!Array.isArray(value)) throw wrongType(28689, `${name}'s argument must be an array`, value);
    return value.at(position);
  });

function slice(array: Value[], first: number, count: number | undefined): Value[] {
  if (count === undefined) return first >= 0 ? array.slice(0, first) : array.slice(first);
  const start = first >= 0 ? first : Math.max(0, array.length + first);
  return array.slice(start, start + count);
}

/** Operators that take elements from the ends or the middle of an array. */
export const edgeOperators: Operators = {
  $first: edge('$first', 0),
  $last: edge('$last', -1),
  $arrayElemAt(argument, context) {
    const [input, index] = compileArguments(argument, context, 2) as [Expression, Expression];
    return (root, frame) => {
      const array = input(root, frame);
      const position = index(root, frame);
      if (isNullish(array) || isNullish(position)) return null;
      if (!Array.isArray(array))
        throw wrongType(28689, "$arrayElemAt's first argument must be an array", array);
      return array.at(whole(position, 28691, "$arrayElemAt's second argument"));
    };
  },

  $slice(argument, context) {
    const parts = compileArguments(argument, context, 2, 3);
    return (root, frame) => {
      const [array, first, count] = parts.map((part) => part(root, frame));
      if (isNullish(array) || isNullish(first) || (parts[2] && isNullish(count))) return null;
      if (!Array.isArray(array))
        throw wrongType(28724, 'First argument to $slice must be an array', array);
      const start = whole(first, 28725, 'Second argument to $slice');
      if (!parts[2]) return slice(array, start, undefined);
      const n = whole(count, 28727, 'Third argument to $slice');
      if (n <= 0) throw new CommandError(28729, 'Third argument to $slice must be positive');
      return slice(array, start, n);
    };
  },
};
