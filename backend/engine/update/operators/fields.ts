import { cloneValue } from '../../bson/clone.ts';
import { compareValues, equalValues } from '../../bson/compare.ts';
import { add } from '../../bson/numbers.ts';
import { toText } from '../../bson/text.ts';
import { isNumeric, typeName, typeOf } from '../../bson/values.ts';
import { badValue, typeMismatch } from '../../errors.ts';
import type { UpdateOperator } from './operator.ts';

const $set: UpdateOperator = {
  create: true,
  compile: (argument) => (place) => place.set(cloneValue(argument)),
};

const $unset: UpdateOperator = {
  create: false,
  skipsScalars: true,
  compile: () => (place) => place.remove(),
};

/** Adds to a number. A missing field becomes the number that would be added. */
const $inc: UpdateOperator = {
  create: true,
  compile(argument, context) {
    if (!isNumeric(argument))
      throw typeMismatch(
        `Cannot increment with non-numeric argument: {${context.path}: ${toText(argument)}}`,
      );
    return (place) => {
      const before = place.get();
      if (before === undefined) return place.set(argument);
      if (!isNumeric(before))
        throw typeMismatch(
          `Cannot apply $inc to the field '${place.path}' of non-numeric type ${typeName(before)}`,
        );
      const after = add(before, argument);
      if (after === 'overflow') throw badValue(`Failed to apply $inc to the field '${place.path}'`);
      // An equal value stays as it is, as -0 plus 0 does.
      if (typeOf(after) !== typeOf(before) || !equalValues(after, before)) place.set(after);
    };
  },
};

const $max: UpdateOperator = {
  create: true,
  compile:
    (argument, { strings }) =>
    (place) => {
      const before = place.get();
      if (before === undefined || compareValues(argument, before, strings) > 0)
        place.set(cloneValue(argument));
    },
};

export const fieldOperators: Record<string, UpdateOperator> = {
  $set,
  $setOnInsert: { ...$set, onInsertOnly: true },
  $unset,
  $inc,
  $max,
};
