import { isNumeric, typeName } from '../../bson/values.ts';
import { type Operators, unary } from './operator.ts';

export const operators: Operators = {
  $type: unary((value) => typeName(value)),
  $isNumber: unary(isNumeric),
};
