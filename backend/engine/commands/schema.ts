import { type Document, toName, type Value } from '../bson/values.ts';
import { CommandError, typeMismatch } from '../errors.ts';
import { array, type FieldType, object, unsupported } from './field-types.ts';

interface Field<T> {
  read: FieldType<T>;
  /** What stands for a missing field; throws when it has to be there. */
  missing(path: string, code: number): T;
}

/** The fields of a command, or of an object in it. */
export type Schema = Record<string, Field<unknown>>;
/** What `parse` makes of a document by a schema. */
export type Parsed<S extends Schema> = {
  [K in keyof S]: S[K] extends Field<infer T> ? T : never;
};

interface Codes {
  missing: number;
  unknown: number;
}
const CODES: Codes = { missing: 40414, unknown: 40415 };

export const required = <T>(read: FieldType<T>): Field<T> => ({
  read,
  missing(path, code) {
    throw new CommandError(code, `BSON field '${path}' is missing but a required field`);
  },
});

export const optional = <T>(read: FieldType<T>): Field<T | undefined> => ({
  read,
  missing: () => undefined,
});

export const withDefault = <T>(read: FieldType<T>, value: NoInfer<T>): Field<T> => ({
  read,
  missing: () => value,
});

/** Returns fields that MongoDB has and this engine refuses (238) unless they ask for nothing. */
export const unsupportedFields = (...names: string[]): Record<string, Field<undefined>> =>
  Object.fromEntries(names.map((name) => [name, optional(unsupported)]));

/**
 * Returns the fields of a document, read by a schema. Throws MongoDB's code for a wrong type (14 for most
 * types), a field that is missing (40414 unless told otherwise) and one that isn't declared (40415).
 */
export function parse<S extends Schema>(
  schema: S,
  document: Document,
  path: string,
  codes = CODES,
): Parsed<S> {
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(document)) {
    if (!Object.hasOwn(schema, key))
      throw new CommandError(
        codes.unknown,
        `BSON field '${path}.${toName(key)}' is an unknown field.`,
      );
    result[key] = schema[key]?.read(document[key] as Value, `${path}.${key}`);
  }
  for (const name of Object.keys(schema))
    if (result[name] === undefined)
      result[name] = schema[name]?.missing(`${path}.${name}`, codes.missing);
  return result as Parsed<S>;
}

/** An object with declared fields. */
export const struct =
  <S extends Schema>(schema: S, codes?: Codes): FieldType<Parsed<S>> =>
  (value, path) => {
    const document = object(value, path);
    return document && parse(schema, document, path, codes);
  };

/** An array of elements of one type, none of them null. */
export const arrayOf =
  <T>(element: FieldType<T>): FieldType<T[]> =>
  (value, path) =>
    array(value, path)?.map((one) => {
      const read = element(one, path);
      if (read === undefined)
        throw typeMismatch(`BSON field '${path}' has an element that is null`);
      return read;
    });
