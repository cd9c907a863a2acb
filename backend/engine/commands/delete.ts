import { toNumber } from '../bson/numbers.ts';
import { type Document, documentOf } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import { bool, collectionName, type FieldType, object } from '../schema/field-types.ts';
import {
  arrayOf,
  optional,
  type Parsed,
  required,
  strict,
  struct,
  withDefault,
} from '../schema/schema.ts';
import type { Collection } from '../storage/collection.ts';
import { querySettings, SELECTION } from './arguments.ts';
import { defineCommand } from './command.ts';
import { WRITE_CONCERN } from './generic-arguments.ts';
import { selectForWrite } from './select.ts';
import { checkBatch, runStatements } from './statements.ts';

/** One or all. MongoDB reads text and null as 0, which deletes all; here they are refused. */
const limitOfDelete: FieldType<number> = (value) => {
  const limit = toNumber(value);
  if (limit === 0 || limit === 1) return limit;
  throw failedToParse('The limit field in delete objects must be 0 or 1');
};

const STATEMENT = {
  q: required(object),
  limit: strict(required(limitOfDelete)),
  ...SELECTION,
};

/** https://www.mongodb.com/docs/manual/reference/command/delete/ */
export const remove = defineCommand(
  {
    target: collectionName,
    fields: {
      deletes: required(arrayOf(struct(STATEMENT))),
      ordered: withDefault(bool, true),
      let: optional(object),
      ...WRITE_CONCERN,
    },
  },
  (args, { engine: { store }, database }) => {
    checkBatch(args.deletes);
    return store.write(() => {
      const collection = store.find(database, args.target);
      let n = 0;
      const writeErrors = runStatements(args.deletes, args.ordered, (statement) => {
        n += removeMatches(collection, statement, args.let);
      });
      return documentOf({ n, writeErrors });
    });
  },
);

function removeMatches(
  collection: Collection | undefined,
  { q: filter, limit, collation, hint }: Parsed<typeof STATEMENT>,
  variables: Document | undefined,
): number {
  const settings = querySettings(collation, variables);
  const matches = selectForWrite(collection, { ...settings, filter, hint, limit });
  for (const { idKey, document } of matches) collection?.remove(idKey, document);
  return matches.length;
}
