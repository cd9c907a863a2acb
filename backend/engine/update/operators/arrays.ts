import { cloneValue } from '../../bson/clone.ts';
import { equalValues } from '../../bson/compare.ts';
import { toNumber } from '../../bson/numbers.ts';
import {
  documentOf,
  isDocument,
  isNumeric,
  Regex,
  typeName,
  type Value,
} from '../../bson/values.ts';
import { badValue, failedToParse, notImplemented, typeMismatch } from '../../errors.ts';
import { compileFilter } from '../../query/matcher.ts';
import { isOperatorDocument, ON_DOCUMENTS } from '../../query/operators/leaf.ts';
import type { Place } from '../path-walk.ts';
import type { UpdateContext, UpdateOperator } from './operator.ts';

function arrayAt(place: Place, context: UpdateContext, name: string): Value[] {
  const value = place.get();
  if (value === undefined) return [];
  if (!Array.isArray(value))
    throw badValue(
      `The field '${place.path}' must be an array but is of type ${typeName(value)} in document {_id: ${context.id()}} (${name})`,
    );
  return value;
}

interface PushPlan {
  each: Value[];
  position: number | undefined;
  slice: number | undefined;
}

function wholeNumber(value: Value | undefined, what: string): number | undefined {
  if (value === undefined) return undefined;
  const n = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(n))
    throw badValue(
      `The value for ${what} must be an integer value but was given type: ${typeName(value)}`,
    );
  return n;
}

function pushPlan(argument: Value): PushPlan {
  if (!isDocument(argument) || !('$each' in argument))
    return { each: [argument], position: undefined, slice: undefined };
  if ('$sort' in argument) throw notImplemented('The modifier $sort of $push');
  for (const key of Object.keys(argument))
    if (!['$each', '$position', '$slice'].includes(key))
      throw badValue(`Unrecognized clause in $push: ${key}`);
  if (!Array.isArray(argument.$each))
    throw badValue(
      `The argument to $each in $push must be an array but it was of type: ${typeName(argument.$each)}`,
    );
  return {
    each: argument.$each,
    position: wholeNumber(argument.$position, '$position'),
    slice: wholeNumber(argument.$slice, '$slice'),
  };
}

const sliced = (array: Value[], slice: number): Value[] =>
  slice === 0 ? [] : slice > 0 ? array.slice(0, slice) : array.slice(slice);

const $push: UpdateOperator = {
  create: true,
  compile(argument, context) {
    const { each, position, slice } = pushPlan(argument);
    return (place) => {
      const array = [...arrayAt(place, context, '$push')];
      array.splice(position ?? array.length, 0, ...each.map(cloneValue));
      place.set(slice === undefined ? array : sliced(array, slice));
    };
  },
};

const $addToSet: UpdateOperator = {
  create: true,
  compile(argument, context) {
    let each: Value[] = [argument];
    if (isDocument(argument) && Object.keys(argument)[0] === '$each') {
      if (!Array.isArray(argument.$each))
        throw typeMismatch(
          `The argument to $each in $addToSet must be an array but it was of type ${typeName(argument.$each)}`,
        );
      if (Object.keys(argument).length > 1)
        throw badValue('Found unexpected fields after $each in $addToSet');
      each = argument.$each;
    }
    return (place) => {
      const array = [...arrayAt(place, context, '$addToSet')];
      for (const value of each)
        if (!array.some((member) => equalValues(member, value, context.strings)))
          array.push(cloneValue(value));
      place.set(array);
    };
  },
};

const $pop: UpdateOperator = {
  create: false,
  compile(argument, context) {
    const end = isNumeric(argument) ? toNumber(argument) : Number.NaN;
    if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${String(end)}`);
    return (place) => {
      const array = place.get();
      if (array === undefined) return;
      if (!Array.isArray(array))
        throw typeMismatch(
          `Path '${context.path}' contains an element of non-array type '${typeName(array)}'`,
        );
      place.set(end === 1 ? array.slice(0, -1) : array.slice(1));
    };
  },
};

/** What $pull takes away: operators test the element, a document its fields, anything else equality. */
function pullTest(argument: Value, { strings }: UpdateContext): (element: Value) => boolean {
  if (argument instanceof Regex || isFieldCondition(argument)) {
    const match = compileFilter(documentOf({ element: argument }), { strings });
    return (element) => match(documentOf({ element }));
  }
  if (isDocument(argument)) {
    const match = compileFilter(argument, { strings });
    return (element) => isDocument(element) && match(element);
  }
  return (element) => equalValues(element, argument, strings);
}

const isFieldCondition = (argument: Value): boolean =>
  isOperatorDocument(argument) && !ON_DOCUMENTS.includes(Object.keys(argument)[0] as string);

function removing(
  name: string,
  testOf: (argument: Value, context: UpdateContext) => (element: Value) => boolean,
): UpdateOperator {
  return {
    create: false,
    compile(argument, context) {
      const unwanted = testOf(argument, context);
      return (place) => {
        if (place.get() === undefined) return;
        const array = arrayAt(place, context, name);
        place.set(array.filter((element) => !unwanted(element)));
      };
    },
  };
}

export const arrayOperators: Record<string, UpdateOperator> = {
  $push,
  $addToSet,
  $pop,
  $pull: removing('$pull', pullTest),
  $pullAll: removing('$pullAll', (argument, { strings }) => {
    if (!Array.isArray(argument))
      throw badValue(`$pullAll requires an array argument but was given a ${typeName(argument)}`);
    return (element) => argument.some((value) => equalValues(element, value, strings));
  }),
};
