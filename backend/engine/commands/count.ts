import { compareValues, equalValues } from '../bson/compare.ts';
import { encodeDocument, MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { encodeHashKey } from '../bson/key-encoding.ts';
import { toIntOrLong, toNumber } from '../bson/numbers.ts';
import { documentOf, isNumeric, newDocument, type Value } from '../bson/values.ts';
import { badValue, CommandError, failedToParse } from '../errors.ts';
import { parsePath, someWholeValue } from '../query/path.ts';
import { deadlineOf, querySettings } from './arguments.ts';
import { defineCommand } from './command.ts';
import {
  collectionName,
  type FieldType,
  hint,
  object,
  string,
  count as wholeCount,
} from './field-types.ts';
import { optional, required, withDefault } from './schema.ts';
import { visitMatches } from './select.ts';

/** A negative limit means the same as a positive one. */
const limitOfCount: FieldType<number> = (value) => {
  if (!isNumeric(value)) throw badValue('limit value is not a valid number');
  const limit = toNumber(value);
  if (!Number.isInteger(limit) || limit > 2 ** 63)
    throw failedToParse(`Expected an integer: limit: ${limit}`);
  if (limit <= -(2 ** 63)) throw badValue(`Invalid limit: ${limit}`);
  return Math.abs(limit);
};

/** https://www.mongodb.com/docs/manual/reference/command/count/ */
export const count = defineCommand(
  {
    target: collectionName,
    fields: {
      query: withDefault(object, newDocument()),
      limit: withDefault(limitOfCount, 0),
      skip: withDefault(wholeCount, 0),
      hint: optional(hint),
      collation: optional(object),
    },
    concerns: 'read',
  },
  ({ target, query, limit, skip, ...args }, { engine, database }) => {
    const collection = engine.store.find(database, target);
    let n = 0;
    if (collection && Object.keys(query).length === 0 && args.hint === undefined)
      n = collection.count();
    else
      visitMatches(
        collection,
        {
          ...querySettings(args.collation),
          filter: query,
          hint: args.hint,
          deadline: deadlineOf(args.maxTimeMS),
        },
        () => ++n > 0,
      );
    const left = Math.max(0, n - skip);
    return documentOf({ n: toIntOrLong(limit > 0 ? Math.min(limit, left) : left) });
  },
);

/** https://www.mongodb.com/docs/manual/reference/command/distinct/ */
export const distinct = defineCommand(
  {
    target: collectionName,
    fields: {
      key: required(string),
      query: withDefault(object, newDocument()),
      collation: optional(object),
      hint: optional(hint),
    },
    concerns: 'read',
  },
  (args, { engine, database }) => {
    if (args.key.includes('\0'))
      throw new CommandError(31032, 'The key of distinct may not hold a null byte');
    const path = parsePath(args.key);
    const settings = querySettings(args.collation);
    const values: Value[] = [];
    const seen = new Set<string>();
    const add = (value: Value) => {
      const key = encodeHashKey(value);
      if (seen.has(key)) return;
      seen.add(key);
      if (settings.strings && values.some((known) => equalValues(known, value, settings.strings)))
        return;
      values.push(value);
    };
    const selection = {
      ...settings,
      filter: args.query,
      hint: args.hint,
      deadline: deadlineOf(args.maxTimeMS),
    };
    visitMatches(engine.store.find(database, args.target), selection, ({ document }) => {
      someWholeValue(document, path, (value) => {
        if (Array.isArray(value)) value.forEach(add);
        else if (value !== undefined) add(value);
        return false;
      });
      return true;
    });
    values.sort((a, b) => compareValues(a, b, settings.strings));
    const result = documentOf({ values });
    if (encodeDocument(result).length > MAX_DOCUMENT_BYTES)
      throw new CommandError(17217, 'distinct too big, 16mb cap');
    return result;
  },
);
