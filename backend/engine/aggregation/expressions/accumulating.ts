import type { Maybe, Value } from '../../bson/values.ts';
import {
  type AccumulatorName,
  createAccumulator,
  type SimpleAccumulator,
} from '../accumulators.ts';
import { compileArguments, type OperatorCompiler, type Operators } from './operator.ts';

/** Accumulators used as expressions: over their arguments, or over the elements of a single array. */
const accumulating =
  (name: AccumulatorName): OperatorCompiler =>
  (argument, context) => {
    const operands = compileArguments(argument, context, 0, Number.POSITIVE_INFINITY);
    const { strings } = context.scope;
    return (root, frame) => {
      const accumulator: SimpleAccumulator = createAccumulator(name, strings);
      const values: Maybe[] = operands.map((operand) => operand(root, frame));
      const [only] = values;
      const list = values.length === 1 && Array.isArray(only) ? (only as Value[]) : values;
      for (const value of list) accumulator.add(value);
      return accumulator.result();
    };
  };

export const operators: Operators = {
  $sum: accumulating('$sum'),
  $avg: accumulating('$avg'),
  $min: accumulating('$min'),
  $max: accumulating('$max'),
};
