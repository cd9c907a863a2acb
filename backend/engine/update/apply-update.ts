import { cloneDocument } from '../bson/clone.ts';
import { type Document, isDocument, toName, type Value } from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, failedToParse, notImplemented } from '../errors.ts';
import type { MatchOptions } from '../query/matcher.ts';
import { type ArrayFilters, compileArrayFilters } from './array-filters.ts';
import { checkConflicts, comparePaths } from './conflicts.ts';
import { checkSameId, withFormerId } from './document-id.ts';
import { arrayOperators } from './operators/arrays.ts';
import { fieldOperators } from './operators/fields.ts';
import type { UpdateOperator } from './operators/operator.ts';
import { visitPlaces } from './path-walk.ts';
import { stampZeros } from './stamp-zeros.ts';

export interface UpdateOptions extends MatchOptions {
  arrayFilters?: Value[];
  /** Whether what matches no document is inserted. */
  upsert: boolean;
}

/** Makes the changed copy of a document; the document itself stays as it is. */
export interface ApplyUpdate {
  (document: Document, isInsert: boolean): Document;
  /** Counts as a change also where it changes nothing. */
  alwaysModifies?: boolean;
}

export interface Step {
  path: string;
  onInsertOnly: boolean;
  /** Changes the places that the path names and returns their paths. */
  run: (document: Document) => string[];
}

const operators = new Map<string, UpdateOperator>(
  Object.entries({ ...fieldOperators, ...arrayOperators }),
);

/** True for { $set: ... }, false for a whole new document. */
export function isOperatorUpdate(update: Document): boolean {
  return Object.keys(update)[0]?.startsWith('$') === true;
}

/**
 * Turns an update document with operators into a function.
 * https://www.mongodb.com/docs/manual/reference/operator/update/
 */
export function compileOperatorUpdate(update: Document, options: UpdateOptions): ApplyUpdate {
  const steps: Step[] = [];
  const filters = compileArrayFilters(options.arrayFilters ?? [], options);
  for (const name of Object.keys(update)) {
    const fields = update[name] as Value;
    const operator = operators.get(name);
    if (!operator) throw notImplemented(`The update operator ${toName(name)}`);
    if (!isDocument(fields))
      throw failedToParse(
        `Modifiers operate on fields: {${toName(name)}: {<field>: ...}}, but found ${typeof fields}`,
      );
    for (const key of Object.keys(fields))
      steps.push(stepOf(operator, toName(key), fields[key] as Value, options, filters));
  }
  const paths = steps.map((step) => step.path);
  checkConflicts(paths);
  filters.checkUsed(paths);
  const isPositional = paths.some((path) => path.includes('$'));
  steps.sort((a, b) => comparePaths(a.path, b.path));
  return (document, isInsert) => {
    const copy = cloneDocument(document);
    const touched = steps.flatMap((step) => {
      if (step.onInsertOnly && !isInsert) return [];
      if (!isInsert) checkFirstName(step.path);
      return step.run(copy);
    });
    // 'a.$[]' and 'a.0' may name the same element.
    if (isPositional) checkConflicts(touched);
    checkSameId(document, copy);
    return copy;
  };
}

function stepOf(
  operator: UpdateOperator,
  path: string,
  argument: Value,
  options: UpdateOptions,
  { fits }: ArrayFilters,
): Step {
  const { onInsertOnly = false } = operator;
  checkPath(path);
  if (!onInsertOnly && !options.upsert) checkFirstName(path);
  const apply = operator.compile(argument, { ...options, path });
  return {
    path,
    onInsertOnly,
    run(document) {
      const touched: string[] = [];
      visitPlaces(document, path, { ...operator, fits }, (place) => {
        touched.push(place.path);
        apply(place);
      });
      return touched;
    },
  };
}

const POSITIONAL = /^\$(\[.*\])?$/;

function checkPath(path: string): void {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new CommandError(
      ErrorCode.EmptyFieldName,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  const [first = ''] = parts;
  if (POSITIONAL.test(first))
    throw badValue(`Cannot have positional element in the first position in path '${path}'`);
  if (parts.includes('$')) throw notImplemented('The positional $ of updates');
}

/** Names may start with a $ below the first one, and everywhere in what an upsert inserts. */
function checkFirstName(path: string): void {
  if (path.startsWith('$')) throw dollarPrefixed(path.split('.', 1)[0] as string, path);
}

const dollarPrefixed = (name: string, path: string): CommandError =>
  new CommandError(
    ErrorCode.DollarPrefixedFieldName,
    `The dollar ($) prefixed field '${name}' in '${path}' is not allowed. Consider using an aggregation pipeline with $replaceWith.`,
  );

/** A whole new document in the place of the old one; keeps the _id. */
export function compileReplacement(replacement: Document): ApplyUpdate {
  const dollar = Object.keys(replacement).find((key) => key.startsWith('$'));
  if (dollar !== undefined) throw dollarPrefixed(dollar, dollar);
  stampZeros(replacement);
  const replace: ApplyUpdate = (document) => withFormerId(document, replacement);
  replace.alwaysModifies = replacement._id === undefined;
  return replace;
}
