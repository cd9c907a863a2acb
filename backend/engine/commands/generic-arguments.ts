import { toNumber } from '../bson/numbers.ts';
import { isNumeric, type Value } from '../bson/values.ts';
import { badValue, CommandError, ErrorCode, failedToParse } from '../errors.ts';
import {
  any,
  binary,
  boolOrNumber,
  type FieldType,
  object,
  string,
  timeLimit,
  whole,
} from '../schema/field-types.ts';
import { optional, required, strict, struct, unsupportedFields } from '../schema/schema.ts';

const MAX_INT32 = 2 ** 31 - 1;

/** 0, 1 or majority: a standalone has no other members to wait for. */
const w: FieldType<Value> = (value, path) => {
  if (value === 'majority') return value;
  if (typeof value === 'string') throw badValue(`cannot use the 'w' mode "${value}" here`);
  const members = isNumeric(value) && toNumber(value) >= -1 ? whole(value, path) : -1;
  if (members < 0) throw failedToParse('w has to be a number that is not negative, or majority');
  if (members > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
  return value;
};

const wtimeout: FieldType<Value> = (value) => {
  if (isNumeric(value) && toNumber(value) > MAX_INT32)
    throw failedToParse(`wtimeout may be at most ${MAX_INT32}`);
  return value;
};

/** https://www.mongodb.com/docs/manual/reference/read-concern/ */
const level: FieldType<string> = (value, path) => {
  const name = string(value, path);
  if (['local', 'available', 'majority'].includes(name)) return name;
  if (name === 'snapshot' || name === 'linearizable')
    throw new CommandError(123, `${name} reads need a member of a replica set`);
  throw badValue(`'${name}' is not a valid value of ${path}`);
};

const onlyLocal: FieldType<string> = (value, path) => {
  const name = level(value, path);
  if (name === 'local') return name;
  throw new CommandError(ErrorCode.InvalidOptions, `Command does not support ${path} ${name}`);
};

/** The fields that every command may have. https://www.mongodb.com/docs/manual/reference/command/ */
export const GENERIC = {
  $db: required(string),
  lsid: optional(struct({ id: required(binary) })),
  maxTimeMS: optional(timeLimit),
  readConcern: optional(struct({ level: optional(onlyLocal) })),
  comment: optional(any),
  $readPreference: optional(object),
  ...unsupportedFields('apiVersion', 'apiStrict', 'apiDeprecationErrors'),
};

/** What commands that read may have besides. */
export const READ_CONCERN = {
  readConcern: optional(struct({ level: optional(level) })),
};

/** What commands that write may have besides. */
export const WRITE_CONCERN = {
  writeConcern: optional(
    struct({ w: strict(optional(w)), j: optional(boolOrNumber), wtimeout: optional(wtimeout) }),
  ),
};
