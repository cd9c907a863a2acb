import {
  type Document,
  documentOf,
  isDocument,
  newDocument,
  toKey,
  toName,
  type Value,
} from '../bson/values.ts';
import { compileFilter, type MatchOptions } from './matcher.ts';
import { isOperatorDocument } from './operators/leaf.ts';

const NEGATIVE = new Set(['$ne', '$nin', '$not']);

/**
 * The position that `$` stands for: of the first element of the array at `arrayPath` that fits what the
 * filter asks of that array. Undefined when the filter asks nothing of an array of the document.
 * https://www.mongodb.com/docs/manual/reference/operator/update/positional/
 */
export function matchedPosition(
  document: Document,
  filter: Document,
  arrayPath: string,
  options: MatchOptions,
): number | undefined {
  let other: number | undefined;
  for (const { path, condition } of conditions(document, filter, options)) {
    const array = firstArray(document, path);
    if (!array) continue;
    const match = compileFilter(condition, options);
    const position = array.elements.findIndex((element) =>
      match(documentAt(array.path, [element])),
    );
    if (position < 0) continue;
    if (array.path === arrayPath) return position;
    other = position;
  }
  return other;
}

interface Condition {
  path: string;
  condition: Document;
}

/** The conditions on single fields that all have to hold (of an $or: those of a branch that does). */
function conditions(document: Document, filter: Document, options: MatchOptions): Condition[] {
  return Object.keys(filter).flatMap((key) => {
    const argument = filter[key] as Value;
    if (key === '$and' && Array.isArray(argument))
      return argument.flatMap((branch) => conditions(document, branch as Document, options));
    if (key === '$or' && Array.isArray(argument)) {
      const holds = argument.find((branch) => compileFilter(branch as Document, options)(document));
      return holds ? conditions(document, holds as Document, options) : [];
    }
    if (key.startsWith('$')) return [];
    return positiveParts(argument).map((part) => {
      const condition = newDocument();
      condition[key] = part;
      return { path: toName(key), condition };
    });
  });
}

function positiveParts(argument: Value): Value[] {
  if (!isOperatorDocument(argument)) return [argument];
  return Object.keys(argument)
    .filter((operator) => !NEGATIVE.has(operator) && operator !== '$options')
    .map((operator) => {
      const part = newDocument();
      part[operator] = argument[operator] as Value;
      if (operator === '$regex' && argument.$options !== undefined)
        part.$options = argument.$options;
      return part;
    });
}

function firstArray(
  document: Document,
  path: string,
): { path: string; elements: Value[] } | undefined {
  const parts = path.split('.');
  let value: Value | undefined = document;
  for (let i = 0; i < parts.length; i++) {
    if (!isDocument(value)) return undefined;
    value = value[toKey(parts[i] as string)];
    if (Array.isArray(value)) return { path: parts.slice(0, i + 1).join('.'), elements: value };
  }
  return undefined;
}

/** A document with nothing but an array at `path`. */
const documentAt = (path: string, array: Value[]): Document =>
  path
    .split('.')
    .reduceRight<Value>((inner, name) => documentOf({ [name]: inner }), array) as Document;
