import {
  type Document,
  isDocument,
  type Maybe,
  newDocument,
  toKey,
  toName,
  type Value,
} from '../../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../../errors.ts';
import * as accumulating from './accumulating.ts';
import * as arithmetic from './arithmetic.ts';
import * as arrays from './arrays.ts';
import * as comparisons from './comparisons.ts';
import * as conditionals from './conditionals.ts';
import * as dateParts from './date-parts.ts';
import * as dateText from './date-text.ts';
import * as objects from './objects.ts';
import type { OperatorCompiler } from './operator.ts';
import type { Expression, Scope } from './scope.ts';
import * as strings from './strings.ts';
import * as types from './types.ts';

const operators = new Map<string, OperatorCompiler>(
  [
    accumulating,
    arithmetic,
    arrays,
    comparisons,
    conditionals,
    dateParts,
    dateText,
    objects,
    strings,
    types,
  ].flatMap((group) => Object.entries(group.operators)),
);

const UNSUPPORTED = new Set([
  '$regexMatch',
  '$regexFind',
  '$regexFindAll',
  '$setUnion',
  '$setIntersection',
  '$setDifference',
  '$setEquals',
  '$setIsSubset',
  '$anyElementTrue',
  '$allElementsTrue',
  '$indexOfArray',
  '$concatArrays',
  '$reverseArray',
  '$range',
  '$filter',
  '$map',
  '$reduce',
  '$zip',
  '$sortArray',
  '$objectToArray',
  '$arrayToObject',
  '$firstN',
  '$lastN',
  '$minN',
  '$maxN',
  '$dateAdd',
  '$dateSubtract',
  '$dateDiff',
  '$dateTrunc',
  '$dateFromString',
  '$dateToParts',
  '$dateFromParts',
  '$dayOfYear',
  '$week',
  '$isoWeek',
  '$isoWeekYear',
  '$isoDayOfWeek',
  '$toBool',
  '$toInt',
  '$toLong',
  '$toDouble',
  '$toDate',
  '$toObjectId',
  '$convert',
  '$toString',
  '$strcasecmp',
  '$strLenBytes',
  '$substr',
  '$substrBytes',
  '$indexOfCP',
  '$indexOfBytes',
  '$split',
  '$trim',
  '$ltrim',
  '$rtrim',
  '$replaceOne',
  '$replaceAll',
  '$exp',
  '$ln',
  '$log',
  '$log10',
  '$pow',
  '$sqrt',
  '$bsonSize',
  '$binarySize',
  '$stdDevPop',
  '$stdDevSamp',
  '$function',
  '$accumulator',
  '$meta',
  '$toDecimal',
  '$toHashedIndexKey',
  '$median',
  '$percentile',
  '$bitAnd',
  '$bitOr',
  '$bitXor',
  '$bitNot',
  '$tsIncrement',
  '$tsSecond',
  '$sampleRate',
  '$degreesToRadians',
  '$radiansToDegrees',
  '$sin',
  '$cos',
  '$tan',
  '$asin',
  '$acos',
  '$atan',
  '$atan2',
  '$asinh',
  '$acosh',
  '$atanh',
  '$sinh',
  '$cosh',
  '$tanh',
  '$toUUID',
  '$shift',
]);

/**
 * Turns an aggregation expression into a function of a document.
 * https://www.mongodb.com/docs/manual/meta/aggregation-quick-reference/#expressions
 */
export function compileExpression(value: Value, scope: Scope): Expression {
  if (typeof value === 'string') {
    if (value.startsWith('$$')) return variablePath(value.slice(2), scope);
    if (value.startsWith('$')) return fieldPath(value.slice(1), scope);
    return () => value;
  }
  if (Array.isArray(value)) return arrayExpression(value, scope);
  if (isDocument(value)) return documentExpression(value, scope);
  return () => value;
}

function documentExpression(document: Document, scope: Scope): Expression {
  const keys = Object.keys(document);
  const operator = keys.find((key) => key.startsWith('$'));
  if (operator === undefined) return objectExpression(document, scope);
  if (keys.length !== 1)
    throw new CommandError(
      15983,
      `an object representing an expression must have exactly one field: ${keys.map(toName).join(', ')}`,
    );
  const compile = operators.get(operator);
  if (compile)
    return compile(document[operator] as Value, {
      name: operator,
      scope,
      compile: (inner, innerScope = scope) => compileExpression(inner, innerScope),
    });
  if (UNSUPPORTED.has(operator)) throw notImplemented(`The expression ${operator}`);
  throw new CommandError(
    ErrorCode.InvalidPipelineOperator,
    `Unrecognized expression '${operator}'`,
  );
}

function arrayExpression(array: Value[], scope: Scope): Expression {
  const elements = array.map((element) => compileExpression(element, scope));
  return (root, frame) => elements.map((element) => element(root, frame) ?? null);
}

function objectExpression(document: Document, scope: Scope): Expression {
  const fields = Object.keys(document).map((key) => {
    if (key.includes('.'))
      throw new CommandError(
        16412,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    return { key, evaluate: compileExpression(document[key] as Value, scope) };
  });
  return (root, frame) => {
    const result = newDocument();
    for (const { key, evaluate } of fields) {
      const value = evaluate(root, frame);
      if (value !== undefined) result[key] = value;
    }
    return result;
  };
}

/** The keys of a field path such as a.b; MongoDB's errors for malformed ones. */
export function fieldPathKeys(path: string): string[] {
  if (path === '') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
  if (path.endsWith('.')) throw new CommandError(40353, `FieldPath must not end with a '.'.`);
  return path.split('.').map((part) => {
    if (part === '')
      throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
    if (part.startsWith('$'))
      throw new CommandError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    return toKey(part);
  });
}

function fieldPath(path: string, scope: Scope): Expression {
  const keys = fieldPathKeys(path);
  const [first, second] = keys as [string, string | undefined];
  const current = scope.slots.get('CURRENT');
  if (current !== undefined) return (_root, frame) => follow(frame[current], keys, 0);
  scope.reads.fields.add(first);
  if (second === undefined) return (root) => root[first];
  if (keys.length > 2) return (root) => follow(root, keys, 0);
  return (root) => {
    const outer = root[first];
    return isDocument(outer) ? outer[second] : follow(outer, keys, 1);
  };
}

/** Goes along a path; an array stands for what its documents have there. */
export function follow(start: Maybe, keys: string[], from: number): Maybe {
  let value = start;
  for (let i = from; i < keys.length; i++) {
    if (Array.isArray(value)) {
      const found: Value[] = [];
      for (const element of value) {
        const inner = isDocument(element) ? follow(element, keys, i) : undefined;
        if (inner !== undefined) found.push(inner);
      }
      return found;
    }
    if (!isDocument(value)) return undefined;
    value = value[keys[i] as string];
  }
  return value;
}

function variablePath(path: string, scope: Scope): Expression {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const keys = rest.length > 0 ? fieldPathKeys(rest.join('.')) : [];
  const place = scope.slots.get(name);
  if (place !== undefined)
    return keys.length === 0
      ? (_root, frame) => frame[place]
      : (_root, frame) => follow(frame[place], keys, 0);
  if (name === 'ROOT' || name === 'CURRENT') {
    const [first] = keys;
    if (first === undefined) scope.reads.all = true;
    else scope.reads.fields.add(first);
    return (root) => follow(root, keys, 0);
  }
  if (name === 'REMOVE') return () => undefined;
  if (name === 'CLUSTER_TIME' || name === 'USER_ROLES' || name === 'SEARCH_META')
    throw notImplemented(`The variable $$${name}`);
  if (name === 'DESCEND' || name === 'PRUNE' || name === 'KEEP') return () => name;
  throw new CommandError(17276, `Use of undefined variable: ${name}`);
}
