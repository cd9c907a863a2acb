import type { CompareStrings } from '../bson/compare.ts';
import { Type } from '../bson/types.ts';
import {
  type Document,
  isDocument,
  type Maybe,
  Regex,
  toName,
  typeName,
  typeOf,
  type Value,
} from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, notImplemented } from '../errors.ts';
import type { CompileExpression } from './expression.ts';
import * as comparison from './operators/comparison.ts';
import * as elements from './operators/elements.ts';
import {
  isOperatorDocument,
  type Leaf,
  type LeafContext,
  type LeafOperator,
  type Match,
} from './operators/leaf.ts';
import { type Path, parsePath, someValue, someWholeValue } from './path.ts';

export type { Match } from './operators/leaf.ts';

const { equals: _equals, regexTest: _regexTest, ...comparisons } = comparison;
const { isTruthy, asDocument: _asDocument, ...others } = elements;
const operators = new Map<string, LeafOperator>(
  Object.entries({ ...comparisons, ...others } as Record<string, LeafOperator>),
);

const UNSUPPORTED = new Set([
  '$where',
  '$text',
  '$jsonSchema',
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
  '$within',
  '$maxDistance',
  '$minDistance',
  '$box',
  '$center',
  '$sampleRate',
  '$mod',
  '$bitsAllSet',
  '$bitsAllClear',
  '$bitsAnySet',
  '$bitsAnyClear',
  '$uniqueDocs',
]);

export interface MatchOptions {
  strings?: CompareStrings;
  /** For $expr, which is refused where there is none. */
  compileExpression?: CompileExpression;
}

/**
 * Turns a query document into a function that decides about one document.
 * Throws BadValue (2) for operators MongoDB doesn't know and NotImplemented (238) for those missing here.
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

function every(matches: Match[]): Match {
  const [first, second] = matches;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (matches.length === 2) return (document) => first(document) && second(document);
  return (document) => {
    for (const match of matches) if (!match(document)) return false;
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
    case '$nor': {
      const matches = branches(key, argument, options);
      return (document) => !matches.some((match) => match(document));
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
      if (UNSUPPORTED.has(key)) throw notImplemented(`The query operator ${key}`);
      throw badValue(
        `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

function branches(key: string, argument: Value, options: MatchOptions): Match[] {
  if (!Array.isArray(argument)) throw badValue(`${key} must be an array`);
  if (argument.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return argument.map((branch) => {
    if (!isDocument(branch)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(branch, options);
  });
}

function compileField(name: string, argument: Value, options: MatchOptions): Match {
  const path = parsePath(name);
  if (isOperatorDocument(argument)) return compileOperators(path, argument, options);
  const { strings } = options;
  if (argument instanceof Regex) return onPath(path, { test: comparison.regexTest(argument) });
  if (typeOf(argument) === Type.Undefined) throw badValue('cannot compare to undefined');
  return onPath(path, { test: comparison.equals(argument, { strings }) });
}

function onPath(path: Path, leaf: Leaf): Match {
  const { test, negate = false } = leaf;
  if (leaf.every) {
    const tests = leaf.every;
    if (tests.length === 0) return () => false;
    return (document) => tests.every((one) => someValue(document, path, one));
  }
  if (leaf.whole) return (document) => someWholeValue(document, path, test) !== negate;
  const [key] = path.keys;
  if (path.keys.length === 1 && key !== undefined)
    return (document) => {
      const value = document[key];
      return (Array.isArray(value) ? value.some(test) || test(value) : test(value)) !== negate;
    };
  return (document) => someValue(document, path, test) !== negate;
}

function compileOperators(path: Path, operatorsOf: Document, options: MatchOptions): Match {
  const matches: Match[] = [];
  for (const name of Object.keys(operatorsOf)) {
    const argument = operatorsOf[name] as Value;
    if (name === '$not') matches.push(compileNot(path, argument, options));
    else matches.push(onPath(path, leafOf(name, argument, path, operatorsOf, options)));
  }
  return every(matches);
}

function compileNot(path: Path, argument: Value, options: MatchOptions): Match {
  if (argument instanceof Regex)
    return onPath(path, { test: comparison.regexTest(argument), negate: true });
  if (!isDocument(argument)) throw badValue('$not needs a regex or a document');
  if (Object.keys(argument).length === 0) throw badValue('$not cannot be empty');
  const match = compileOperators(path, argument, options);
  return (document) => !match(document);
}

function leafOf(
  name: string,
  argument: Value,
  path: Path,
  siblings: Document,
  options: MatchOptions,
): Leaf {
  const operator = operators.get(name);
  if (!operator) {
    if (UNSUPPORTED.has(name)) throw notImplemented(`The query operator ${name}`);
    throw badValue(`unknown operator: ${toName(name)}`);
  }
  const context: LeafContext = {
    path,
    strings: options.strings,
    siblings,
    compileFilter: (filter) => compileFilter(filter, { strings: options.strings }),
    compileValueTest: (document) => compileValueTest(path, document, options),
  };
  return operator(argument, context);
}

/** Field operators as a test of one value on its own, as $elemMatch and $pull need it. */
export function compileValueTest(
  path: Path,
  document: Document,
  options: MatchOptions,
): (value: Maybe) => boolean {
  const tests = Object.keys(document).map((name) => {
    const argument = document[name] as Value;
    if (name === '$not') {
      if (argument instanceof Regex) {
        const regex = comparison.regexTest(argument);
        return (value: Maybe) => !regex(value);
      }
      if (!isDocument(argument))
        throw badValue(`$not needs a regex or a document, not ${typeName(argument)}`);
      const inner = compileValueTest(path, argument, options);
      return (value: Maybe) => !inner(value);
    }
    const { test, negate = false, every: tests } = leafOf(name, argument, path, document, options);
    if (tests)
      return (value: Maybe) =>
        tests.length > 0 &&
        tests.every((one) => one(value) || (Array.isArray(value) && value.some(one)));
    return (value: Maybe) => test(value) !== negate;
  });
  return (value) => tests.every((test) => test(value));
}
