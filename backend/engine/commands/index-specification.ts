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
import { CommandError, ErrorCode, notImplemented } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import { isTruthy } from '../query/operators/elements.ts';
import { any, boolOrNumber, object, only, string } from '../schema/field-types.ts';
import { optional, required, strict, struct, withDefault } from '../schema/schema.ts';

/** https://www.mongodb.com/docs/manual/reference/limits/ */
const MAX_FIELDS = 32;

const simpleCollation = struct({ locale: required(only('simple')) });

/** One entry of `createIndexes`, as it comes in. */
export const indexSpecification = struct(
  {
    key: required(object),
    name: required(string),
    unique: strict(withDefault(boolOrNumber, false)),
    sparse: strict(withDefault(boolOrNumber, false)),
    partialFilterExpression: strict(optional(object)),
    expireAfterSeconds: strict(optional(any)),
    collation: strict(optional(simpleCollation)),
    v: optional(any),
    background: optional(boolOrNumber),
    // Old dumps name the collection here.
    ns: optional(string),
  },
  { missing: ErrorCode.FailedToParse, unknown: ErrorCode.NotImplemented },
);
type Specification = ReturnType<typeof indexSpecification>;

const cannot = (why: string) => new CommandError(ErrorCode.CannotCreateIndex, why);

/**
 * Returns the index as the store keeps it. Throws a CommandError for one that is refused: 67 where
 * MongoDB refuses it, too, and 238 for what this engine lacks.
 */
export function checkedDescription(spec: Specification): Document {
  const key = checkedKey(spec.key);
  const filter = spec.partialFilterExpression;
  if (spec.name === '') throw cannot('The index name cannot be empty');
  if (filter && spec.sparse) throw cannot('cannot mix "partialFilterExpression" and "sparse"');
  if (filter && Object.keys(key).join() === '_id')
    throw new CommandError(
      ErrorCode.InvalidIndexSpecificationOption,
      "The field 'partialFilterExpression' is not valid for an _id index specification",
    );
  if (filter) checkPartialFilter(filter);
  return documentOf({
    key,
    name: spec.name,
    unique: spec.unique || undefined,
    sparse: spec.sparse || undefined,
    partialFilterExpression: filter,
    expireAfterSeconds: checkedExpiry(spec.expireAfterSeconds, key),
  });
}

function checkedKey(key: Document): Document {
  const names = Object.keys(key);
  if (names.length === 0) throw cannot('Index keys cannot be an empty object.');
  if (names.length > MAX_FIELDS) throw new CommandError(13103, 'too many compound keys');
  const checked = names.map((name): [string, number] => {
    const direction = key[name];
    const path = toName(name);
    if (typeof direction === 'string') throw notImplemented(`An index of the kind '${direction}'`);
    if (path.includes('$**')) throw notImplemented('A wildcard index');
    if (path.split('.').includes('')) throw cannot('Index keys cannot contain an empty field.');
    if (path.startsWith('$')) throw cannot("Field names of index keys may not start with '$'.");
    if (!isNumeric(direction) || toNumber(direction) === 0 || Number.isNaN(toNumber(direction)))
      throw cannot('Values in v:2 index key pattern must be a number other than 0.');
    return [path, toNumber(direction) > 0 ? 1 : -1];
  });
  if (names.join() === '_id' && checked[0]?.[1] === -1)
    throw new CommandError(ErrorCode.BadValue, 'The index on _id is ascending');
  return documentOf(Object.fromEntries(checked));
}

const ALLOWED = ['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$and', '$or', '$in'];

function checkPartialFilter(filter: Document): void {
  const visit = (value: Value): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isDocument(value)) return;
    for (const key of Object.keys(value)) {
      const isAbsence = key === '$exists' && !isTruthy(value[key]);
      if (isAbsence || (key.startsWith('$') && !ALLOWED.includes(key)))
        throw cannot(`Expression not supported in partial index: ${key}`);
      visit(value[key] as Value);
    }
  };
  visit(filter);
  compileFilter(filter, {});
}

function checkedExpiry(value: Maybe, key: Document): number | undefined {
  if (value === undefined) return undefined;
  const seconds = isNumeric(value) ? Math.trunc(toNumber(value)) : Number.NaN;
  if (!(seconds >= 0 && seconds <= 2 ** 31 - 1))
    throw cannot("TTL index 'expireAfterSeconds' option must be within an acceptable range");
  const names = Object.keys(key);
  if (names.length !== 1 || names[0] === '_id')
    throw cannot('TTL indexes are single-field indexes, and not on _id');
  return seconds;
}
