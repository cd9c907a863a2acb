import { toNumber } from '../bson/numbers.ts';
import { type Document, isDocument, isNumeric } from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, failedToParse } from '../errors.ts';
import {
  any,
  binary,
  bool,
  boolOrNumber,
  type FieldType,
  object,
  string,
  timeLimit,
} from './field-types.ts';
import { optional, type Parsed, required, struct } from './schema.ts';

const w: FieldType<string | number | Document> = (value) => {
  if (typeof value === 'string' || isDocument(value)) return value;
  if (isNumeric(value)) return toNumber(value);
  throw failedToParse('w has to be a number, string, or object');
};

const writeConcern = struct({
  w: optional(w),
  j: optional(boolOrNumber),
  wtimeout: optional(any),
});

const readConcern = struct({ level: optional(string) });

/** The fields that every command may have. https://www.mongodb.com/docs/manual/reference/command/ */
export const GENERIC = {
  $db: required(string),
  lsid: optional(struct({ id: required(binary) })),
  maxTimeMS: optional(timeLimit),
  readConcern: optional(readConcern),
  writeConcern: optional(writeConcern),
  comment: optional(any),
  apiVersion: optional(string),
  apiStrict: optional(bool),
  apiDeprecationErrors: optional(bool),
  $readPreference: optional(object),
};

/** Which concerns a command takes; others may only be given a value that changes nothing. */
export type Concerns = 'read' | 'write' | 'both';

/** A standalone has no other members to wait for. */
export function checkConcerns(args: Parsed<typeof GENERIC>, concerns?: Concerns): void {
  const invalid = (what: string) =>
    new CommandError(ErrorCode.InvalidOptions, `Command does not support ${what}`);
  if (args.writeConcern) {
    if (concerns === undefined || concerns === 'read') throw invalid('writeConcern');
    checkWriteConcern(args.writeConcern);
  }
  const level = args.readConcern?.level ?? 'local';
  checkReadLevel(level);
  if (level !== 'local' && (concerns === undefined || concerns === 'write'))
    throw invalid(`readConcern ${level}`);
}

/** https://www.mongodb.com/docs/manual/reference/write-concern/ */
function checkWriteConcern({ w: members = 1 }: { w?: string | number | Document }): void {
  if (typeof members === 'string' && members !== 'majority')
    throw badValue(
      `cannot use non-majority 'w' mode "${members}" when a host is not a member of a replica set`,
    );
  if (typeof members === 'number' && members > 1)
    throw badValue("cannot use 'w' > 1 when a host is not replicated");
}

/** https://www.mongodb.com/docs/manual/reference/read-concern/ */
function checkReadLevel(level: string): void {
  if (level === 'local' || level === 'available' || level === 'majority') return;
  if (level === 'snapshot' || level === 'linearizable')
    throw new CommandError(
      123,
      `node needs to be a replica set member to use readConcern: ${level}`,
    );
  throw badValue(
    `Enumeration value '${level}' for field 'readConcern.level' is not a valid value.`,
  );
}
