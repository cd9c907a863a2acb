import { cloneValue } from '../../bson/clone.ts';
import { equalValues } from '../../bson/compare.ts';
import { documentOf, isDocument, Regex, typeName, type Value } from '../../bson/values.ts';
import { badValue, notImplemented, typeMismatch } from '../../errors.ts';
import { compileFilter } from '../../query/matcher.ts';
import { isOperatorDocument, ON_DOCUMENTS } from '../../query/operators/leaf.ts';
import type { Place } from '../path-walk.ts';
import type { UpdateContext, UpdateOperator } from './operator.ts';

function arrayAt(place: Place, name: string): Value[] {
  const value = place.get();
  if (value === undefined) return [];
  if (!Array.isArray(value))
    throw badValue(
      `The field '${place.path}' must be an array but is of type ${typeName(value)} (${name})`,
    );
  return value;
}

/** Returns the values that { $each: [...] } or the argument itself adds. */
function valuesToAdd(argument: Value, name: string): Value[] {
  if (!isDocument(argument) || !('$each' in argument)) return [argument];
  const { $each: each } = argument;
  if (Object.keys(argument).length > 1)
    throw notImplemented(`Another modifier than $each of ${name}`);
  if (Array.isArray(each)) return each;
  const message = `The argument to $each in ${name} must be an array but it was of type ${typeName(each)}`;
  throw name === '$push' ? badValue(message) : typeMismatch(message);
}

function adding(
  name: string,
  isWanted: (value: Value, array: Value[], context: UpdateContext) => boolean,
): UpdateOperator {
  return {
    create: true,
    compile(argument, context) {
      const values = valuesToAdd(argument, name);
      return (place) => {
        const array = [...arrayAt(place, name)];
        for (const value of values)
          if (isWanted(value, array, context)) array.push(cloneValue(value));
        place.set(array);
      };
    },
  };
}

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
        const array = arrayAt(place, name);
        place.set(array.filter((element) => !unwanted(element)));
      };
    },
  };
}

export const arrayOperators: Record<string, UpdateOperator> = {
  $push: adding('$push', () => true),
  $addToSet: adding(
    '$addToSet',
    (value, array, { strings }) => !array.some((member) => equalValues(member, value, strings)),
  ),
  $pull: removing('$pull', pullTest),
  $pullAll: removing('$pullAll', (argument, { strings }) => {
    if (!Array.isArray(argument))
      throw badValue(`$pullAll requires an array argument but was given a ${typeName(argument)}`);
    return (element) => argument.some((value) => equalValues(element, value, strings));
  }),
};
