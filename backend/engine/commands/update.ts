import { type Document, documentOf, type Value } from '../bson/values.ts';
import { checkUpsertFilter } from '../update/upsert.ts';
import { querySettings } from './arguments.ts';
import { change, insertUpsert } from './change.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { compileUpdate } from './compile-update.ts';
import {
  bool,
  boolOrNumber,
  collectionName,
  hint,
  object,
  updateSpecification,
} from './field-types.ts';
import { arrayOf, optional, type Parsed, required, struct, withDefault } from './schema.ts';
import { selectForWrite } from './select.ts';
import { checkBatch, runStatements } from './statements.ts';

const STATEMENT = {
  q: required(object),
  u: required(updateSpecification),
  c: optional(object),
  multi: withDefault(bool, false),
  upsert: withDefault(bool, false),
  collation: optional(object),
  arrayFilters: optional(arrayOf(object)),
  hint: optional(hint),
};

interface Outcome {
  matched: number;
  modified: number;
  upsertedId?: Value;
}

/** https://www.mongodb.com/docs/manual/reference/command/update/ */
export const update = defineCommand(
  {
    target: collectionName,
    fields: {
      updates: required(arrayOf(struct(STATEMENT))),
      ordered: withDefault(bool, true),
      let: optional(object),
      bypassDocumentValidation: optional(boolOrNumber),
    },
    concerns: 'write',
  },
  (args, context) => {
    checkBatch(args.updates);
    return context.engine.store.write(() => {
      const upserted: Document[] = [];
      let n = 0;
      let nModified = 0;
      const writeErrors = runStatements(args.updates, args.ordered, (statement, index) => {
        const outcome = updateMatches(context, args.target, statement, args.let);
        n += outcome.matched;
        nModified += outcome.modified;
        if (outcome.upsertedId !== undefined)
          upserted.push(documentOf({ index, _id: outcome.upsertedId }));
      });
      return documentOf({
        n,
        nModified,
        upserted: upserted.length > 0 ? upserted : undefined,
        writeErrors,
      });
    });
  },
);

function updateMatches(
  { engine: { store }, database }: CommandContext,
  name: string,
  { q: filter, u, c, multi, upsert, ...statement }: Parsed<typeof STATEMENT>,
  variables: Document | undefined,
): Outcome {
  const settings = querySettings(statement.collation, variables);
  const apply = compileUpdate({
    update: u,
    filter,
    arrayFilters: statement.arrayFilters,
    constants: c,
    multi,
    settings,
  });
  if (upsert) checkUpsertFilter(filter);
  const collection = upsert ? store.ensure(database, name) : store.find(database, name);
  const matches = selectForWrite(collection, {
    ...settings,
    filter,
    hint: statement.hint,
    limit: multi ? 0 : 1,
  });
  if (!collection) return { matched: 0, modified: 0 };
  if (matches.length === 0 && upsert) {
    const document = insertUpsert(collection, filter, u, apply);
    return { matched: 1, modified: 0, upsertedId: document._id as Value };
  }
  let modified = 0;
  for (const match of matches) if (change(collection, match, apply).modified) modified++;
  return { matched: matches.length, modified };
}
