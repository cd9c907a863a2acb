import type { CompareStrings } from '../bson/compare.ts';
import { Type } from '../bson/types.ts';
import { type Document, isDocument, Regex, toName, typeOf, type Value } from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, notImplemented } from '../errors.ts';
import type { CompileExpression } from './expression.ts';
import { comparisons, equals, regexTest } from './operators/comparison.ts';
import { isTruthy, otherOperators } from './operators/elements.ts';
import { isOperatorDocument, type Leaf, type Match, type ValueTest } from './operators/leaf.ts';
import { type Path, parsePath, someValue, someWholeValue } from './path.ts';

export type { Match } from './operators/leaf.ts';

const operators = new Map(Object.entries({ ...comparisons, ...otherOperators }));

export interface MatchOptions {
  strings?: CompareStrings;
  /** For $expr, which is refused where there is none. */
  compileExpression?: CompileExpression;
  /** Until when the command may run, in milliseconds since 1970. */
  deadline?: number | undefined;
}

/**
 * Turns a query document into a function that decides about one document.
 * Throws BadValue (2) for wrong arguments and NotImplemented (238) for operators that are not here.
 * https://www.mongodb.com/docs/manual/reference/operator/query/
 */
export function compileFilter(filter: Document, options: MatchOptions): Match {
  const matches: Match[] = [];
  for (const key of Object.keys(filter)) {
    const argument = filter[key] as Value;
    if (key.startsWith('$')) matches.push(compileTopLevel(key, argument, options));
    else matches.push(compileField(toName(key), argument, options));
  }
  return every(matches);
}

function every<T>(tests: ((input: T) => boolean)[]): (input: T) => boolean {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (tests.length === 2) return (input) => first(input) && second(input);
  return (input) => {
    for (const test of tests) if (!test(input)) return false;
    return true;
  };
}

function compileTopLevel(key: string, argument: Value, options: MatchOptions): Match {
  switch (key) {
    case '$and':
      return every(branches(key, argument, options));
    case '$or': {
      const matches = branches(key, argument, options);
      return (document) => matches.some((match) => match(document));
    }
    case '$expr': {
      const evaluate = options.compileExpression?.(argument);
      if (!evaluate)
        throw new CommandError(
          ErrorCode.QueryFeatureNotAllowed,
          '$expr can only be applied to the top-level document',
        );
      return (document) => isTruthy(evaluate(document));
    }
    case '$comment':
      return () => true;
    case '$ref':
    case '$id':
    case '$db':
      return compileField(key, argument, options);
    default:
      throw notImplemented(`The query operator ${key}`);
  }
}

function branches(key: string, argument: Value, options: MatchOptions): Match[] {
  if (!Array.isArray(argument)) throw badValue(`${key} must be an array`);
  if (argument.length === 0) throw badValue('$and/$or must be a nonempty array');
  return argument.map((branch) => {
    if (!isDocument(branch)) throw badValue('$or/$and entries need to be full objects');
    return compileFilter(branch, options);
  });
}

function compileField(name: string, argument: Value, options: MatchOptions): Match {
  const path = parsePath(name);
  if (isOperatorDocument(argument))
    return compileOperators(argument, options, (leaf) => onPath(path, leaf));
  const { strings } = options;
  if (argument instanceof Regex) return onPath(path, { test: regexTest(argument, options) });
  if (typeOf(argument) === Type.Undefined) throw badValue('cannot compare to undefined');
  return onPath(path, { test: equals(argument, { strings }) });
}

function onPath(path: Path, leaf: Leaf | Leaf[]): Match {
  if (Array.isArray(leaf)) return every(leaf.map((one) => onPath(path, one)));
  const { test, whole, negate = false } = leaf;
  if (whole) return (document) => someWholeValue(document, path, test) !== negate;
  const [key] = path.keys;
  if (path.keys.length === 1 && key !== undefined)
    return (document) => {
      const value = document[key];
      return (Array.isArray(value) ? value.some(test) || test(value) : test(value)) !== negate;
    };
  return (document) => someValue(document, path, test) !== negate;
}

/** A leaf as a test of one value on its own, as $elemMatch needs it. */
function onValue(leaf: Leaf | Leaf[]): ValueTest {
  if (Array.isArray(leaf)) throw notImplemented('$all in the conditions of $elemMatch');
  const { test, negate = false } = leaf;
  return (value) => test(value) !== negate;
}

/** Compiles a document of field operators; `place` says what their leaves are asked of. */
function compileOperators<T>(
  operatorsOf: Document,
  options: MatchOptions,
  place: (leaf: Leaf | Leaf[]) => (input: T) => boolean,
): (input: T) => boolean {
  return every(
    Object.keys(operatorsOf).map((name) => {
      const argument = operatorsOf[name] as Value;
      if (name !== '$not') return place(leafOf(name, argument, operatorsOf, options));
      if (argument instanceof Regex)
        return place({ test: regexTest(argument, options), negate: true });
      if (!isDocument(argument)) throw badValue('$not needs a regex or a document');
      if (Object.keys(argument).length === 0) throw badValue('$not cannot be empty');
      const test = compileOperators(argument, options, place);
      return (input: T) => !test(input);
    }),
  );
}

function leafOf(
  name: string,
  argument: Value,
  siblings: Document,
  { strings, deadline }: MatchOptions,
): Leaf | Leaf[] {
  const operator = operators.get(name);
  if (!operator && name.startsWith('$')) throw notImplemented(`The query operator ${name}`);
  if (!operator) throw badValue(`unknown operator: ${toName(name)}`);
  return operator(argument, {
    strings,
    deadline,
    siblings,
    compileFilter: (filter) => compileFilter(filter, { strings, deadline }),
    compileValueTest: (document) => compileOperators(document, { strings, deadline }, onValue),
  });
}
