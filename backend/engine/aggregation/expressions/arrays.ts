import { equalValues } from '../../bson/compare.ts';
import { edgeOperators } from './array-edges.ts';
import { compileArguments, type Operators, unary, wrongType } from './operator.ts';
import type { Expression } from './scope.ts';

export const operators: Operators = {
  ...edgeOperators,

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
};
