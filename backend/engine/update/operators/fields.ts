import { cloneValue } from '../../bson/clone.ts';
import { compareValues, equalValues } from '../../bson/compare.ts';
import { type Arithmetic, add, multiply } from '../../bson/numbers.ts';
import { toText } from '../../bson/text.ts';
import { isNumeric, typeName, typeOf, type Value } from '../../bson/values.ts';
import { badValue, CommandError, ErrorCode, typeMismatch } from '../../errors.ts';
import type { UpdateContext, UpdateOperator } from './operator.ts';

const $set: UpdateOperator = {
  create: true,
  compile: (argument) => (place) => place.set(cloneValue(argument)),
};

const $unset: UpdateOperator = {
  create: false,
  skipsScalars: true,
  compile: () => (place) => place.remove(),
};

function arithmetic(
  name: string,
  verb: string,
  apply: Arithmetic,
  onMissing: (n: Value) => Value,
): UpdateOperator {
  return {
    create: true,
    compile(argument, context) {
      if (!isNumeric(argument))
        throw typeMismatch(
          `Cannot ${verb} with non-numeric argument: {${context.path}: ${toText(argument)}}`,
        );
      return (place) => {
        const before = place.get();
        if (before === undefined) return place.set(onMissing(argument));
        if (!isNumeric(before))
          throw typeMismatch(
            `Cannot apply ${name} to a value of non-numeric type. {_id: ${context.id()}} has the field '${place.path.split('.').pop()}' of non-numeric type ${typeName(before)}`,
          );
        const after = apply(before, argument);
        if (after === 'overflow')
          throw badValue(
            `Failed to apply ${name} operations to current value for document {_id: ${context.id()}}`,
          );
        // An equal value stays as it is, as -0 plus 0 does.
        const isEqual = typeOf(after) === typeOf(before) && equalValues(after, before);
        if (!isEqual) place.set(after);
      };
    },
  };
}

/** Zero of the same type: what $mul makes of a missing field. */
const zeroLike = (value: Value): Value => {
  const zero = multiply(value, 0);
  return zero === 'overflow' ? 0 : zero;
};

function extreme(accept: (order: number) => boolean): UpdateOperator {
  return {
    create: true,
    compile:
      (argument, { strings }) =>
      (place) => {
        const before = place.get();
        if (before === undefined || accept(compareValues(argument, before, strings)))
          place.set(cloneValue(argument));
      },
  };
}

export const fieldOperators: Record<string, UpdateOperator> = {
  $set,
  $setOnInsert: { ...$set, onInsertOnly: true },
  $unset,
  $inc: arithmetic('$inc', 'increment', add, (n) => n),
  $mul: arithmetic('$mul', 'multiply', multiply, zeroLike),
  $min: extreme((order) => order < 0),
  $max: extreme((order) => order > 0),
};

export const immutable = (path: string, context?: UpdateContext): CommandError =>
  new CommandError(
    ErrorCode.ImmutableField,
    `Performing an update on the path '${path}' would modify the immutable field '${context?.path ?? path}'`,
  );
