import { type Document, type Maybe, toName, typeName, type Value } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { array, type FieldType, object, unsupported } from './field-types.ts';

interface Field<T> {
  read: FieldType<T>;
  /** Returns what stands for a missing field; throws when it has to be there. */
  missing?(path: string, code: number): T;
  /** Null does not count as missing, but has the wrong type. */
  strict?: boolean;
}

/** The fields of a command, or of an object in it. */
export type Schema = Record<string, Field<unknown>>;
/** What `parse` makes of a document by a schema. */
export type Parsed<S extends Schema> = {
  [K in keyof S]: S[K] extends Field<infer T> ? T : never;
};

/** The codes that refuse a document without a required field, and one with a field that isn't declared. */
interface Codes {
  missing?: number;
  unknown?: number;
}

export const required = <T>(read: FieldType<T>): Field<T> => ({
  read,
  missing(path, code) {
    throw new CommandError(code, `BSON field '${path}' is missing but a required field`);
  },
});

export const optional = <T>(read: FieldType<T>): Field<T | undefined> => ({ read });

export const withDefault = <T>(read: FieldType<T>, value: NoInfer<T>): Field<T> => ({
  read,
  missing: () => value,
});

/** Returns a field that refuses null, where otherwise null counts as missing, as in MongoDB's IDL. */
export const strict = <T>(field: Field<T>): Field<T> => ({ ...field, strict: true });

/** Returns fields that MongoDB has and this engine refuses (238) unless they ask for nothing. */
export const unsupportedFields = (...names: string[]): Record<string, Field<undefined>> =>
  Object.fromEntries(names.map((name) => [name, strict(optional(unsupported))]));

const isNothing = (value: Maybe): boolean => value === null || NOTHING.has(typeName(value));
const NOTHING = new Set(['missing', 'undefined']);

/**
 * Returns the fields of a document, read by a schema. Throws MongoDB's code for a wrong type (14 for most
 * types), a field that is missing (40414 unless told otherwise) and one that isn't declared (40415).
 */
export function parse<S extends Schema>(
  schema: S,
  document: Document,
  path: string,
  { missing = 40414, unknown = 40415 }: Codes = {},
): Parsed<S> {
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(document)) {
    const field = Object.hasOwn(schema, key) ? schema[key] : undefined;
    if (!field)
      throw new CommandError(
        unknown,
        `BSON field '${path}.${toName(key)}' is an unknown field, or not supported here.`,
      );
    const value = document[key] as Value;
    if (field.strict || !isNothing(value)) result[key] = field.read(value, `${path}.${key}`);
  }
  // Fields that are optional and missing stay out: copies of a result with all of them are slow.
  for (const name of Object.keys(schema)) {
    const field = schema[name];
    if (field?.missing && result[name] === undefined)
      result[name] = field.missing(`${path}.${name}`, missing);
  }
  return result as Parsed<S>;
}

/** An object with declared fields. */
export const struct =
  <S extends Schema>(schema: S, codes?: Codes): FieldType<Parsed<S>> =>
  (value, path) =>
    parse(schema, object(value, path), path, codes);

/** An array of elements of one type. */
export const arrayOf =
  <T>(element: FieldType<T>): FieldType<T[]> =>
  (value, path) =>
    array(value, path).map((one) => element(one, path));
