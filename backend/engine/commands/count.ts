import { compareValues, equalValues } from '../bson/compare.ts';
import { encodeDocument, MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { encodeHashKey } from '../bson/key-encoding.ts';
import { toIntOrLong } from '../bson/numbers.ts';
import { documentOf, newDocument, type Value } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { parsePath, someWholeValue } from '../query/path.ts';
import {
  collectionName,
  integer,
  object,
  string,
  count as wholeCount,
} from '../schema/field-types.ts';
import { type Parsed, required, strict, withDefault } from '../schema/schema.ts';
import { deadlineOf, querySettings, SELECTION } from './arguments.ts';
import { defineCommand } from './command.ts';
import { READ_CONCERN } from './generic-arguments.ts';
import { type Selection, visitMatches } from './select.ts';

const QUERY = {
  query: withDefault(object, newDocument()),
  ...SELECTION,
  ...READ_CONCERN,
};
type Query = Parsed<typeof QUERY> & { maxTimeMS: number | undefined };

const selectionOf = ({ query, collation, ...args }: Query): Selection => ({
  ...querySettings(collation),
  filter: query,
  hint: args.hint,
  deadline: deadlineOf(args.maxTimeMS),
});

/** https://www.mongodb.com/docs/manual/reference/command/count/ */
export const count = defineCommand(
  {
    target: collectionName,
    fields: {
      ...QUERY,
      limit: strict(withDefault(integer, 0)),
      skip: withDefault(wholeCount, 0),
    },
  },
  ({ target, limit, skip, ...args }, { engine, database }) => {
    const collection = engine.store.find(database, target);
    let n = 0;
    if (collection && Object.keys(args.query).length === 0 && args.hint === undefined)
      n = collection.count();
    else visitMatches(collection, selectionOf(args), () => ++n > 0);
    const left = Math.max(0, n - skip);
    // A limit below 0 means its absolute value.
    return documentOf({ n: toIntOrLong(limit === 0 ? left : Math.min(Math.abs(limit), left)) });
  },
);

/** https://www.mongodb.com/docs/manual/reference/command/distinct/ */
export const distinct = defineCommand(
  { target: collectionName, fields: { ...QUERY, key: required(string) } },
  ({ target, key, ...args }, { engine, database }) => {
    if (key.includes('\0'))
      throw new CommandError(31032, 'The key of distinct may not hold a null byte');
    const path = parsePath(key);
    const selection = selectionOf(args);
    const { strings } = selection;
    const values: Value[] = [];
    const seen = new Set<string>();
    let bytes = 0;
    const add = (value: Value) => {
      const hash = encodeHashKey(value);
      if (seen.has(hash)) return;
      seen.add(hash);
      bytes += hash.length;
      // A key has at most a few bytes more than the value.
      if (bytes > 4 * MAX_DOCUMENT_BYTES) throw tooBig();
      if (!strings || !values.some((known) => equalValues(known, value, strings)))
        values.push(value);
    };
    visitMatches(engine.store.find(database, target), selection, ({ document }) => {
      someWholeValue(document, path, (value) => {
        if (Array.isArray(value)) value.forEach(add);
        else if (value !== undefined) add(value);
        return false;
      });
      return true;
    });
    const result = documentOf({ values: values.sort((a, b) => compareValues(a, b, strings)) });
    if (encodeDocument(result).length > MAX_DOCUMENT_BYTES) throw tooBig();
    return result;
  },
);

const tooBig = () => new CommandError(17217, 'distinct too big, 16mb cap');
