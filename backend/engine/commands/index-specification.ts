import { toNumber } from '../bson/numbers.ts';
import {
  type Document,
  documentOf,
  isDocument,
  isNumeric,
  type Maybe,
  toName,
  type Value,
} from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented, typeMismatch } from '../errors.ts';
import { compileCollation } from '../query/collation.ts';
import { compileFilter } from '../query/matcher.ts';
import { isTruthy } from '../query/operators/elements.ts';
import { any, boolOrNumber, type FieldType, object, string } from './field-types.ts';
import { optional, required, struct, unsupportedFields, withDefault } from './schema.ts';

/** https://www.mongodb.com/docs/manual/reference/limits/ */
const MAX_FIELDS = 32;

function neverNull<T>(type: FieldType<T>): FieldType<T> {
  return (value, path) => {
    if (value === null) throw typeMismatch(`The field '${path}' may not be null`);
    return type(value, path);
  };
}

/** One entry of `createIndexes`, as it comes in. */
export const indexSpecification = struct(
  {
    key: required(object),
    name: required(string),
    unique: withDefault(neverNull(boolOrNumber), false),
    sparse: withDefault(neverNull(boolOrNumber), false),
    partialFilterExpression: optional(neverNull(object)),
    expireAfterSeconds: optional(any),
    collation: optional(object),
    v: optional(any),
    background: optional(boolOrNumber),
    ...unsupportedFields(
      'hidden',
      'weights',
      'default_language',
      'language_override',
      'textIndexVersion',
      '2dsphereIndexVersion',
      'bits',
      'min',
      'max',
      'wildcardProjection',
      'storageEngine',
      'clustered',
      'prepareUnique',
    ),
  },
  { missing: ErrorCode.FailedToParse, unknown: ErrorCode.InvalidIndexSpecificationOption },
);
type Specification = NonNullable<ReturnType<typeof indexSpecification>>;

/**
 * Returns the index as the store keeps it. Throws a CommandError for one that is refused: 67 where
 * MongoDB refuses it, too, and 238 for what this engine lacks.
 */
export function checkedDescription(spec: Specification): Document {
  if (compileCollation(spec.collation)) throw notImplemented('An index with a collation');
  const key = checkedKey(spec.key);
  if (spec.name === '')
    throw new CommandError(ErrorCode.CannotCreateIndex, 'The index name cannot be empty');
  if (spec.sparse && spec.partialFilterExpression)
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      'cannot mix "partialFilterExpression" and "sparse" options',
    );
  if (spec.partialFilterExpression) {
    if (Object.keys(key).join() === '_id')
      throw new CommandError(
        ErrorCode.InvalidIndexSpecificationOption,
        "The field 'partialFilterExpression' is not valid for an _id index specification",
      );
    checkPartialFilter(spec.partialFilterExpression);
  }
  return documentOf({
    key,
    name: spec.name,
    unique: spec.unique || undefined,
    sparse: spec.sparse || undefined,
    partialFilterExpression: spec.partialFilterExpression,
    expireAfterSeconds: checkedExpiry(spec.expireAfterSeconds, key),
  });
}

function checkedKey(key: Document): Document {
  const cannot = (why: string) => new CommandError(ErrorCode.CannotCreateIndex, why);
  const names = Object.keys(key);
  if (names.length === 0) throw cannot('Index keys cannot be an empty object.');
  if (names.length > MAX_FIELDS) throw new CommandError(13103, 'too many compound keys');
  const checked = names.map((name): [string, number] => {
    const direction = key[name];
    const path = toName(name);
    if (typeof direction === 'string') throw notImplemented(`An index of the kind '${direction}'`);
    if (path.includes('$**')) throw notImplemented('A wildcard index');
    if (path === '' || path.split('.').includes(''))
      throw cannot('Index keys cannot be or contain an empty field.');
    if (path.startsWith('$'))
      throw cannot("Index key contains an illegal field name: field name starts with '$'.");
    if (!isNumeric(direction) || toNumber(direction) === 0 || Number.isNaN(toNumber(direction)))
      throw cannot('Values in v:2 index key pattern must be a number other than 0.');
    return [path, toNumber(direction) > 0 ? 1 : -1];
  });
  return documentOf(Object.fromEntries(checked));
}

function checkPartialFilter(filter: Document): void {
  const allowed = ['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$and', '$or', '$in'];
  const visit = (value: Value): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isDocument(value)) return;
    for (const key of Object.keys(value)) {
      const isAbsence = key === '$exists' && !isTruthy(value[key]);
      if (isAbsence || (key.startsWith('$') && !allowed.includes(key)))
        throw new CommandError(
          ErrorCode.CannotCreateIndex,
          `Expression not supported in partial index: ${key}`,
        );
      visit(value[key] as Value);
    }
  };
  visit(filter);
  compileFilter(filter, {});
}

function checkedExpiry(value: Maybe, key: Document): number | undefined {
  if (value === undefined) return undefined;
  const seconds = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!(seconds >= 0 && seconds <= 2 ** 31 - 1))
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      "TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number",
    );
  const names = Object.keys(key);
  if (names.length !== 1 || names[0] === '_id')
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      'TTL indexes are single-field indexes, and not on _id',
    );
  return seconds;
}
