import { compileExpression } from '../aggregation/expressions/compile.ts';
import { rootScope, type Scope } from '../aggregation/expressions/scope.ts';
import type { CompareStrings } from '../bson/compare.ts';
import { toNumber, toWholeNumber } from '../bson/numbers.ts';
import {
  type Document,
  documentOf,
  isDocument,
  type Maybe,
  newDocument,
  toName,
  typeName,
  type Value,
} from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, typeMismatch } from '../errors.ts';
import { compileCollation } from '../query/collation.ts';
import { isTruthy } from '../query/operators/elements.ts';

/** The collection a command names in its first field. */
export function collectionName(body: Document, command: string): string {
  const name = body[command];
  if (typeof name !== 'string')
    throw new CommandError(
      ErrorCode.InvalidNamespace,
      `collection name has invalid type ${typeName(name)}`,
    );
  if (name === '' || name.includes('\0'))
    throw new CommandError(ErrorCode.InvalidNamespace, `Invalid namespace specified '${name}'`);
  return name;
}

export function documentField(body: Document, field: string): Document {
  const value = body[field];
  if (value === undefined || value === null) return newDocument();
  if (!isDocument(value)) throw wrongType(field, value, 'object');
  return value;
}

export function arrayField(body: Document, field: string): Value[] {
  const value = body[field];
  if (value === undefined)
    throw new CommandError(40414, `BSON field '${field}' is missing but a required field`);
  if (!Array.isArray(value)) throw wrongType(field, value, 'array');
  return value;
}

export const booleanField = (body: Document, field: string, otherwise = false): boolean =>
  body[field] === undefined ? otherwise : isTruthy(body[field]);

/** A whole number that is not negative; undefined when absent. */
export function countField(body: Document, field: string): number | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  const n = toWholeNumber(value, field);
  if (n < 0)
    throw new CommandError(51024, `BSON field '${field}' value must be >= 0, actual value '${n}'`);
  return n;
}

const wrongType = (field: string, value: Maybe, wanted: string): CommandError =>
  typeMismatch(
    `BSON field '${field}' is the wrong type '${typeName(value)}', expected type '${wanted}'`,
  );

export interface QuerySettings {
  scope: Scope;
  strings: CompareStrings;
}

/** Collation and `let` variables of a command (or of one of its statements). */
export function querySettings(body: Document, collation: Maybe = body.collation): QuerySettings {
  const strings = compileCollation(collation);
  const variables: Record<string, Maybe> = {};
  const constants = rootScope({}, strings);
  const definitions = documentField(body, 'let');
  for (const key of Object.keys(definitions)) {
    const evaluate = compileExpression(definitions[key] as Value, constants);
    variables[toName(key)] = evaluate(newDocument(), constants.frame);
  }
  return { strings, scope: rootScope(variables, strings) };
}

export function hintField(body: Document): Document | string | undefined {
  const { hint } = body;
  if (hint === undefined || hint === null) return undefined;
  if (typeof hint === 'string') return hint;
  if (!isDocument(hint))
    throw new CommandError(
      ErrorCode.FailedToParse,
      'hint must be either a string or nested object',
    );
  return Object.keys(hint).length === 0 ? undefined : hint;
}

/** A standalone has nobody to wait for. https://www.mongodb.com/docs/manual/reference/write-concern/ */
export function checkWriteConcern(body: Document): void {
  const concern = body.writeConcern;
  if (!isDocument(concern)) return;
  const { w } = concern;
  if (typeof w === 'string' && w !== 'majority')
    throw badValue(
      `cannot use non-majority 'w' mode "${w}" when a host is not a member of a replica set`,
    );
  if (toNumber(w) > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
}

export function checkReadConcern(body: Document): void {
  const level = isDocument(body.readConcern) ? body.readConcern.level : undefined;
  if (level === undefined || level === 'local' || level === 'available' || level === 'majority')
    return;
  if (level === 'snapshot' || level === 'linearizable')
    throw new CommandError(
      123,
      `node needs to be a replica set member to use readConcern: ${level}`,
    );
  throw badValue(
    `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
  );
}

/** One refused statement of a bulk, as the driver expects it. */
export function writeError(index: number, error: CommandError): Document {
  return documentOf({
    index,
    code: error.code,
    ...(error.info as Record<string, Value>),
    errmsg: error.message,
  });
}
