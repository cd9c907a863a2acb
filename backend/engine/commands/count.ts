import { equalValues } from '../bson/compare.ts';
import { encodeHashKey } from '../bson/key-encoding.ts';
import { toIntOrLong, toWholeNumber } from '../bson/numbers.ts';
import { documentOf, isDocument, type Value } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { parsePath, someWholeValue } from '../query/path.ts';
import {
  checkReadConcern,
  collectionName,
  countField,
  documentField,
  hintField,
  querySettings,
} from './arguments.ts';
import type { Command } from './command.ts';
import { deadlineOf } from './find.ts';
import { visitMatches } from './select.ts';

/** https://www.mongodb.com/docs/manual/reference/command/count/ */
export const count: Command = {
  fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run({ engine, database, body }) {
    checkReadConcern(body);
    const collection = engine.store.find(database, collectionName(body, 'count'));
    const filter = documentField(body, 'query');
    const skip = countField(body, 'skip') ?? 0;
    // A negative limit means the same as a positive one.
    const limit = body.limit === undefined ? 0 : Math.abs(toWholeNumber(body.limit, 'limit'));
    let n = 0;
    if (collection && Object.keys(filter).length === 0 && body.hint === undefined)
      n = collection.count();
    else
      visitMatches(
        collection,
        { ...querySettings(body), filter, hint: hintField(body), deadline: deadlineOf(body) },
        () => ++n > 0,
      );
    const left = Math.max(0, n - skip);
    return documentOf({ n: toIntOrLong(limit > 0 ? Math.min(limit, left) : left) });
  },
};

/** https://www.mongodb.com/docs/manual/reference/command/distinct/ */
export const distinct: Command = {
  fields: ['key', 'query', 'collation', 'hint'],
  run({ engine, database, body }) {
    checkReadConcern(body);
    const name = collectionName(body, 'distinct');
    if (typeof body.key !== 'string')
      throw new CommandError(
        14,
        "BSON field 'distinct.key' is the wrong type, expected type 'string'",
      );
    if (body.query !== undefined && body.query !== null && !isDocument(body.query))
      throw new CommandError(
        14,
        "BSON field 'distinct.query' is the wrong type, expected type 'object'",
      );
    const path = parsePath(body.key);
    const settings = querySettings(body);
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
      filter: documentField(body, 'query'),
      hint: hintField(body),
      deadline: deadlineOf(body),
    };
    visitMatches(engine.store.find(database, name), selection, ({ document }) => {
      someWholeValue(document, path, (value) => {
        if (Array.isArray(value)) value.forEach(add);
        else if (value !== undefined) add(value);
        return false;
      });
      return true;
    });
    return documentOf({ values });
  },
};
