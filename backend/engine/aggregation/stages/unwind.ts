import {
  type Document,
  documentOf,
  isDocument,
  type Maybe,
  newDocument,
  type Value,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { FieldType } from '../../schema/field-types.ts';
import { required, strict, struct, unsupportedFields } from '../../schema/schema.ts';
import { fieldPathKeys } from '../expressions/field-path.ts';
import type { StageCompiler } from '../stage.ts';

/** '$a.b' as keys. */
const path: FieldType<string[]> = (value) => {
  if (typeof value !== 'string')
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  if (!value.startsWith('$'))
    throw new CommandError(28818, `path option to $unwind should be prefixed with a '$': ${value}`);
  return fieldPathKeys(value.slice(1));
};

const specification = struct(
  {
    path: strict(required(path)),
    ...unsupportedFields('includeArrayIndex', 'preserveNullAndEmptyArrays'),
  },
  { missing: 28812, unknown: 28811 },
);

function valueAt(document: Document, keys: string[]): Maybe {
  let value: Maybe = document;
  for (const key of keys) {
    if (!isDocument(value)) return undefined;
    value = value[key];
  }
  return value;
}

/** A copy with another value at a path that exists. */
function withValue(document: Document, keys: string[], i: number, value: Value): Document {
  const copy = newDocument();
  const key = keys[i] as string;
  for (const name in document) {
    if (name !== key) copy[name] = document[name] as Value;
    else if (i + 1 < keys.length)
      copy[name] = withValue(document[name] as Document, keys, i + 1, value);
    else copy[name] = value;
  }
  return copy;
}

/** As withValue, but with only the wanted fields of the top level, and not in their order. */
function wantedWithValue(
  document: Document,
  keys: string[],
  value: Value,
  wanted: string[],
): Document {
  const copy = newDocument();
  const [key] = keys;
  for (const name of wanted) {
    let field: Maybe = document[name];
    if (name === key) {
      if (keys.length === 1) field = value;
      else if (isDocument(field)) field = withValue(field, keys, 1, value);
    }
    if (field !== undefined) copy[name] = field;
  }
  return copy;
}

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/unwind/ */
export const $unwind: StageCompiler = (argument) => {
  if (typeof argument !== 'string' && !isDocument(argument))
    throw new CommandError(15981, 'expected a string or an object as specification for $unwind');
  const { path: keys } = specification(
    typeof argument === 'string' ? documentOf({ path: argument }) : argument,
    '$unwind',
  );
  return {
    reads: new Set([keys[0] as string]),
    connect(next, wanted) {
      const names = wanted && [...wanted];
      const copy = (document: Document, value: Value): Document =>
        names ? wantedWithValue(document, keys, value, names) : withValue(document, keys, 0, value);
      return {
        push(document) {
          const value = valueAt(document, keys);
          if (!Array.isArray(value)) return (value ?? null) === null || next.push(document);
          for (const element of value) if (!next.push(copy(document, element))) return false;
          return true;
        },
        end: next.end,
      };
    },
  };
};
