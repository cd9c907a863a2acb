import { cloneValue } from '../../bson/clone.ts';
import { compareValues } from '../../bson/compare.ts';
import { type Arithmetic, add, multiply } from '../../bson/numbers.ts';
import { toText } from '../../bson/text.ts';
import {
  type Document,
  isDocument,
  isNumeric,
  type Maybe,
  Timestamp,
  Type,
  typeName,
  typeOf,
  UtcDate,
  type Value,
} from '../../bson/values.ts';
import { badValue, CommandError, ErrorCode, typeMismatch } from '../../errors.ts';
import type { UpdateContext, UpdateOperator } from './operator.ts';

const $set: UpdateOperator = {
  create: true,
  compile: (argument) => (place) => place.set(cloneValue(argument)),
};

const $unset: UpdateOperator = {
  create: false,
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
        place.set(after);
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

const $currentDate: UpdateOperator = {
  create: true,
  compile(argument) {
    const kind = currentDateKind(argument);
    return (place) => {
      const now = Date.now();
      place.set(
        kind === 'date'
          ? new UtcDate(now)
          : new Timestamp((BigInt(Math.floor(now / 1000)) << 32n) | 1n),
      );
    };
  },
};

function currentDateKind(argument: Value): 'date' | 'timestamp' {
  if (typeof argument === 'boolean') return 'date';
  if (isDocument(argument) && (argument.$type === 'date' || argument.$type === 'timestamp'))
    return argument.$type;
  if (!isDocument(argument))
    throw badValue(
      `${typeName(argument)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  throw badValue(
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
}

const $bit: UpdateOperator = {
  create: true,
  compile(argument, context) {
    if (!isDocument(argument) || Object.keys(argument).length === 0)
      throw badValue(
        "The $bit modifier is not compatible with a value that isn't a document such as {and/or/xor: #}",
      );
    const steps = Object.entries(argument as Document).map(([name, mask]) =>
      bitStep(name, mask as Value),
    );
    return (place) => {
      const before = place.get() ?? 0;
      if (!isWhole(before))
        throw badValue(
          `Cannot apply $bit to a value of non-integral type. {_id: ${context.id()}} has the field ${place.path} of non-integer type ${typeName(before)}`,
        );
      place.set(steps.reduce<Value>((value, step) => step(value), before));
    };
  },
};

const isWhole = (value: Maybe): value is number | bigint => {
  const type = typeOf(value);
  return type === Type.Int || type === Type.Long;
};

function bitStep(name: string, mask: Value): (value: Value) => Value {
  if (!isWhole(mask))
    throw badValue(
      `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(mask)}' is not supported here`,
    );
  const apply = {
    and: (a: bigint, b: bigint) => a & b,
    or: (a: bigint, b: bigint) => a | b,
    xor: (a: bigint, b: bigint) => a ^ b,
  }[name];
  if (!apply)
    throw badValue(
      `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator`,
    );
  return (value) => {
    const result = apply(BigInt(value as number), BigInt(mask));
    return typeof value === 'bigint' || typeof mask === 'bigint'
      ? BigInt.asIntN(64, result)
      : Number(BigInt.asIntN(32, result));
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
  $currentDate,
  $bit,
};

export const immutable = (path: string, context?: UpdateContext): CommandError =>
  new CommandError(
    ErrorCode.ImmutableField,
    `Performing an update on the path '${path}' would modify the immutable field '${context?.path ?? path}'`,
  );
