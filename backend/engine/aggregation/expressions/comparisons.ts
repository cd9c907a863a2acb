import { compareValues } from '../../bson/compare.ts';
import type { Expression } from '../../query/expression.ts';
import { compileArguments, type OperatorCompiler, type Operators } from './operator.ts';

/** Comparisons in MongoDB's order over all types; unlike in queries, types are not kept apart. */
const comparison =
  (accepts: (order: number) => boolean): OperatorCompiler =>
  (argument, context) => {
    const [left, right] = compileArguments(argument, context, 2) as [Expression, Expression];
    const { strings } = context;
    return (document) => accepts(compareValues(left(document), right(document), strings));
  };

export const comparisons: Operators = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
};
