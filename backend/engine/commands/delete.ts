import { toNumber } from '../bson/numbers.ts';
import { type Document, documentOf, isNumeric, typeName } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { querySettings } from './arguments.ts';
import { defineCommand } from './command.ts';
import { bool, collectionName, type FieldType, hint, object } from './field-types.ts';
import { arrayOf, optional, type Parsed, required, struct, withDefault } from './schema.ts';
import { selectForWrite } from './select.ts';
import { checkBatch, runStatements } from './statements.ts';

/** One or all. MongoDB reads text and null as 0, which deletes all; here they are refused. */
const limitOfDelete: FieldType<number> = (value) => {
  const limit = toNumber(value);
  if (limit === 0 || limit === 1) return limit;
  const got = isNumeric(value) ? limit : typeName(value);
  throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${got}`);
};

const STATEMENT = {
  q: required(object),
  limit: required(limitOfDelete),
  collation: optional(object),
  hint: optional(hint),
};

/** https://www.mongodb.com/docs/manual/reference/command/delete/ */
export const remove = defineCommand(
  {
    target: collectionName,
    fields: {
      deletes: required(arrayOf(struct(STATEMENT))),
      ordered: withDefault(bool, true),
      let: optional(object),
    },
    concerns: 'write',
  },
  (args, { engine, database }) => {
    checkBatch(args.deletes);
    return engine.store.write(() => {
      const collection = engine.store.find(database, args.target);
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
  { q, limit, ...statement }: Parsed<typeof STATEMENT>,
  variables: Document | undefined,
): number {
  const settings = querySettings(statement.collation, variables);
  const selection = { ...settings, filter: q, hint: statement.hint, limit };
  const matches = selectForWrite(collection, selection);
  if (!collection) return 0;
  for (const { idKey, document } of matches) collection.remove(idKey, document);
  return matches.length;
}
