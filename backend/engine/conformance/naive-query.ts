import type { Document } from 'mongodb';

/**
 * A second, deliberately plain reading of a few query operators and of sort, for documents made of
 * numbers, strings, null, arrays of those and documents. It shares no code with the engine.
 */
const rank = (value: unknown): number => {
  if (value === undefined || value === null) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  return Array.isArray(value) ? 5 : 4;
};

export function compare(a: unknown, b: unknown): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a === 'number' || typeof a === 'string')
    return a < (b as typeof a) ? -1 : a > (b as typeof a) ? 1 : 0;
  if (Array.isArray(a)) {
    const other = b as unknown[];
    for (let i = 0; i < Math.min(a.length, other.length); i++)
      if (compare(a[i], other[i]) !== 0) return compare(a[i], other[i]);
    return a.length - other.length;
  }
  return rank(a) === 4
    ? compareFields(Object.entries(a as Document), Object.entries(b as Document))
    : 0;
}

/** Field by field: first the type, then the name, then the value. */
function compareFields(a: [string, unknown][], b: [string, unknown][]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [[nameA, x], [nameB, y]] = [a[i] as [string, unknown], b[i] as [string, unknown]];
    const order = rank(x) - rank(y) || compare(nameA, nameB) || compare(x, y);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** The values a path leads to in a query: elements, then the array itself. */
function reached(value: unknown, path: string[]): unknown[] {
  const [first, ...rest] = path;
  if (first === undefined) return Array.isArray(value) ? [...value, value] : [value];
  if (Array.isArray(value))
    return value.flatMap((element, i) => [
      ...(isObject(element) ? reached(element, path) : []),
      ...(String(i) === first
        ? rest.length === 0
          ? [element]
          : isObject(element)
            ? reached(element, rest)
            : []
        : []),
    ]);
  return isObject(value) ? reached((value as Document)[first], rest) : [undefined];
}
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tests: Record<string, (value: unknown, operand: never) => boolean> = {
  $eq: (value, operand) =>
    operand === null
      ? value === null || value === undefined
      : value !== undefined && compare(value, operand) === 0,
  $gt: (value, operand) =>
    operand !== null && rank(value) === rank(operand) && compare(value, operand) > 0,
  $gte: (value, operand) =>
    operand === null
      ? (value ?? null) === null
      : rank(value) === rank(operand) && compare(value, operand) >= 0,
  $lt: (value, operand) =>
    operand !== null && rank(value) === rank(operand) && compare(value, operand) < 0,
  $lte: (value, operand) =>
    operand === null
      ? (value ?? null) === null
      : rank(value) === rank(operand) && compare(value, operand) <= 0,
  $in: (value, operand) => (operand as unknown[]).some((one) => tests.$eq?.(value, one as never)),
  $regex: (value, operand) => typeof value === 'string' && new RegExp(operand).test(value),
  $exists: (value) => value !== undefined,
};

function matchesField(document: Document, path: string, condition: unknown): boolean {
  const operators =
    isObject(condition) && Object.keys(condition as Document)[0]?.startsWith('$')
      ? (condition as Document)
      : { $eq: condition };
  const values = reached(document, path.split('.'));
  return Object.entries(operators).every(([name, operand]) => {
    if (name === '$ne') return !values.some((value) => tests.$eq?.(value, operand as never));
    if (name === '$exists') return values.some((value) => value !== undefined) === operand;
    return values.some((value) => tests[name]?.(value, operand as never));
  });
}

export function matches(document: Document, filter: Document): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    if (key === '$and') return (condition as Document[]).every((part) => matches(document, part));
    if (key === '$or') return (condition as Document[]).some((part) => matches(document, part));
    return matchesField(document, key, condition);
  });
}

/** Whether two lists of documents are the same for a sort: equal keys in the same order. */
export function sortKey(document: Document, path: string, direction: number): unknown {
  const found = indexed(document, path.split('.'));
  return found.sort((a, b) => compareSorted(a, b) * direction)[0];
}
const EMPTY = Symbol('empty array');
const compareSorted = (a: unknown, b: unknown): number =>
  Number(b === EMPTY) - Number(a === EMPTY) || compare(a, b);

function indexed(value: unknown, path: string[]): unknown[] {
  const [first, ...rest] = path;
  if (first === undefined)
    return Array.isArray(value) ? (value.length === 0 ? [EMPTY] : [...value]) : [value ?? null];
  if (Array.isArray(value))
    return value.length === 0
      ? [EMPTY]
      : value.flatMap((element) => (isObject(element) ? indexed(element, path) : [null]));
  return isObject(value) ? indexed((value as Document)[first], rest) : [null];
}

export function inOrder(documents: Document[], sort: Document): boolean {
  const order = (a: Document, b: Document): number => {
    for (const [path, direction] of Object.entries(sort)) {
      const by =
        compareSorted(sortKey(a, path, direction), sortKey(b, path, direction)) * direction;
      if (by !== 0) return by;
    }
    return 0;
  };
  return documents.every(
    (document, i) => i === 0 || order(documents[i - 1] as Document, document) <= 0,
  );
}
