import { toNumber } from '../bson/numbers.ts';
import { typeOfAlias } from '../bson/types.ts';
import {
  Decimal,
  type Document,
  isDocument,
  isNumeric,
  type Maybe,
  typeName,
  typeOf,
  type Value,
} from '../bson/values.ts';
import {
  badValue,
  CommandError,
  ErrorCode,
  failedToParse,
  notImplemented,
  typeMismatch,
} from '../errors.ts';

/**
 * Returns the value of one type of field as its reader uses it. `path` names the field in errors. Throws a
 * CommandError for any other type.
 */
export type FieldType<T> = (value: Value, path: string) => T;

/** Fields of one of several BSON types. */
function typed<T>(names: readonly string[], convert: (value: Value) => T): FieldType<T> {
  const types = names.map((name) => typeOfAlias.get(name));
  const expected = names.length > 1 ? `types '[${names.join(', ')}]'` : `type '${names[0]}'`;
  return (value, path) => {
    if (types.includes(typeOf(value))) return convert(value);
    throw typeMismatch(
      `BSON field '${path}' is the wrong type '${typeName(value)}', expected ${expected}`,
    );
  };
}

const NUMERIC = ['long', 'int', 'decimal', 'double'];
const as = <T>(value: Value): T => value as T;

export const any: FieldType<Value> = (value) => value;
export const string = typed<string>(['string'], as);
export const object = typed<Document>(['object'], as);
export const array = typed<Value[]>(['array'], as);
export const binary = typed<Value>(['binData'], as);
export const bool = typed<boolean>(['bool'], as);
/** A number other than 0 is true. Text never is a boolean: 'false' would be true. */
export const boolOrNumber = typed(['bool', ...NUMERIC], (value) =>
  typeof value === 'boolean' ? value : toNumber(value) !== 0,
);
export const long = typed<bigint>(['long'], as);
/** Any number as a whole one: a double loses its fraction, a decimal is rounded to even, NaN is 0. */
export const whole = typed(NUMERIC, (value) => {
  const n = toNumber(value);
  if (Number.isNaN(n)) return 0;
  if (!(value instanceof Decimal) || !Number.isFinite(n)) return Math.trunc(n);
  return Math.abs(n % 1) === 0.5 ? 2 * Math.round(n / 2) : Math.round(n);
});
/** A whole number that isn't negative. MongoDB 7.0 replies 51024, 8.0 replies 2. */
export const count: FieldType<number> = (value, path) => {
  const n = whole(value, path);
  if (n >= 0) return n;
  throw new CommandError(51024, `BSON field '${path}' value must be >= 0, actual value '${n}'`);
};

const number = typed(NUMERIC, (value) => value);
/** A whole number that a long holds, but not the least one. */
export const integer: FieldType<number> = (value, path) => {
  const n = toNumber(number(value, path));
  const isLong = n > -(2 ** 63) && (typeof value === 'bigint' || n < 2 ** 63);
  if (isLong && Number.isInteger(n)) return n;
  throw failedToParse(`Expected an integer: ${path}: ${n}`);
};

/** Milliseconds; 0 is no limit. */
export const timeLimit: FieldType<number> = (value, path) => {
  const n = integer(value, path);
  if (n < 0 || n > 2 ** 31 - 1) throw badValue(`${n} value for maxTimeMS is out of range`);
  return n;
};

export const collectionName: FieldType<string> = (value) => {
  const isReserved = /^(\$(?!cmd\.aggregate$)|\.|$)/;
  if (typeof value === 'string' && !isReserved.test(value) && !value.includes('\0')) return value;
  throw new CommandError(
    ErrorCode.InvalidNamespace,
    `Invalid namespace specified: ${typeof value === 'string' ? value : typeName(value)}`,
  );
};

/** An index by its name or key pattern; an empty pattern is no hint. */
export const hint: FieldType<Document | string | undefined> = (value) => {
  if (typeof value === 'string') return value;
  if (!isDocument(value)) throw failedToParse('Hint must be a string or an object');
  if ('$natural' in value && (Object.keys(value).length > 1 || !isDirection(value.$natural)))
    throw badValue('$natural hint must be the only field of a hint, and 1 or -1');
  return Object.keys(value).length === 0 ? undefined : value;
};

const isDirection = (value: Maybe): boolean => isNumeric(value) && Math.abs(toNumber(value)) === 1;

/** Operators or a replacement (an object), or a pipeline (an array). */
export const updateSpecification: FieldType<Document | Value[]> = (value) => {
  if (isDocument(value) || Array.isArray(value)) return value;
  throw failedToParse('Update argument must be either an object or an array');
};

/** False asks for nothing; everything else is refused (238). */
export const unsupported: FieldType<undefined> = (value, path) => {
  if (value !== false) throw notImplemented(`The option ${path}`);
};

/** The values that are supported of a field for which MongoDB has more; others are refused (238). */
export const only =
  <T extends string>(...supported: T[]): FieldType<T> =>
  (value, path) => {
    const found = supported.find((one) => one === value);
    if (found !== undefined) return found;
    throw notImplemented(`The option ${path} with another value than ${supported.join(' or ')}`);
  };
