import { compareValues } from '../../bson/compare.ts';
import { compileArguments, type OperatorCompiler, type Operators } from './operator.ts';
import { type Expression, isTrue } from './scope.ts';

/** Comparisons in MongoDB's order over all types (no type bracketing, unlike in queries). */
const comparison =
  (answer: (order: number) => boolean | number): OperatorCompiler =>
  (argument, context) => {
    const [left, right] = compileArguments(argument, context, 2) as [Expression, Expression];
    const { strings } = context.scope;
    return (root, frame) => answer(compareValues(left(root, frame), right(root, frame), strings));
  };

export const operators: Operators = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison((order) => Math.sign(order)),

  $and(argument, context) {
    const operands = compileArguments(argument, context, 0, Number.POSITIVE_INFINITY);
    return (root, frame) => operands.every((operand) => isTrue(operand(root, frame)));
  },
  $or(argument, context) {
    const operands = compileArguments(argument, context, 0, Number.POSITIVE_INFINITY);
    return (root, frame) => operands.some((operand) => isTrue(operand(root, frame)));
  },
  $not(argument, context) {
    const [operand] = compileArguments(argument, context, 1) as [Expression];
    return (root, frame) => !isTrue(operand(root, frame));
  },
};
