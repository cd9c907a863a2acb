import { compareValues } from '../../bson/compare.ts';
import { encodeHashKey } from '../../bson/key-encoding.ts';
import type { Maybe, Value } from '../../bson/values.ts';
import { CommandError, notImplemented } from '../../errors.ts';
import {
  isNullish,
  type OperatorCompiler,
  type Operators,
  unary,
  variadic,
  wrongType,
} from './operator.ts';
import { isTrue } from './scope.ts';

const asSet = (array: Value[]): Map<string, Value> => {
  const set = new Map<string, Value>();
  for (const value of array) {
    const key = encodeHashKey(value);
    if (!set.has(key)) set.set(key, value);
  }
  return set;
};

// MongoDB leaves the order of a set open; the order of values makes answers repeatable.
const ordered = (set: Map<string, Value>): Value[] =>
  [...set.values()].sort((a, b) => compareValues(a, b));

function onSets(
  code: number,
  apply: (sets: Map<string, Value>[]) => Value,
  nullable: boolean,
): OperatorCompiler {
  return (argument, context) => {
    if (context.scope.strings) throw notImplemented('A set operator under a collation');
    return variadic((values) => {
      if (nullable && values.some(isNullish)) return null;
      return apply(
        values.map((value) => {
          if (!Array.isArray(value))
            throw wrongType(code, `All operands of ${context.name} must be arrays`, value);
          return asSet(value);
        }),
      );
    })(argument, context);
  };
}

const exactlyTwo =
  (compiler: OperatorCompiler): OperatorCompiler =>
  (argument, context) => {
    if (!Array.isArray(argument) || argument.length !== 2)
      throw new CommandError(16020, `Expression ${context.name} takes exactly 2 arguments.`);
    return compiler(argument, context);
  };

const within = (a: Map<string, Value>, b: Map<string, Value>): boolean =>
  [...a.keys()].every((key) => b.has(key));

const elementTest = (
  name: string,
  code: number,
  apply: (array: Value[]) => boolean,
): OperatorCompiler =>
  unary((value: Maybe) => {
    if (!Array.isArray(value)) throw wrongType(code, `${name}'s argument must be an array`, value);
    return apply(value);
  });

export const operators: Operators = {
  $setUnion: onSets(17043, (sets) => ordered(new Map(sets.flatMap((set) => [...set]))), true),
  $setIntersection: onSets(
    17047,
    ([first = new Map(), ...others]) =>
      ordered(new Map([...first].filter(([key]) => others.every((set) => set.has(key))))),
    true,
  ),
  $setDifference: exactlyTwo(
    onSets(
      17048,
      ([a = new Map<string, Value>(), b = new Map()]) =>
        [...a].filter(([key]) => !b.has(key)).map(([, value]) => value),
      true,
    ),
  ),
  $setEquals: onSets(
    17044,
    ([first = new Map(), ...others]) =>
      others.every((set) => within(first, set) && within(set, first)),
    false,
  ),
  $setIsSubset: exactlyTwo(onSets(17046, ([a = new Map(), b = new Map()]) => within(a, b), false)),
  $anyElementTrue: elementTest('$anyElementTrue', 17041, (array) => array.some(isTrue)),
  $allElementsTrue: elementTest('$allElementsTrue', 17040, (array) => array.every(isTrue)),
};
