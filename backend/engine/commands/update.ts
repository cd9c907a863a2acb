import { type Document, documentOf, type Value } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { checkUpsertFilter } from '../update/upsert.ts';
import { querySettings, writeError } from './arguments.ts';
import { change, insertUpsert } from './change.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { compileUpdate } from './compile-update.ts';
import {
  bool,
  boolOrNumber,
  collectionName,
  hint,
  object,
  strictBool,
  updateSpecification,
} from './field-types.ts';
import { checkBatch } from './insert.ts';
import { arrayOf, optional, type Parsed, required, struct, withDefault } from './schema.ts';
import { selectForWrite } from './select.ts';

const STATEMENT = {
  q: required(object),
  u: required(updateSpecification),
  c: optional(object),
  multi: withDefault(bool, false),
  upsert: withDefault(bool, false),
  collation: optional(object),
  arrayFilters: optional(arrayOf(object)),
  hint: optional(hint),
  upsertSupplied: optional(strictBool),
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
      const errors: Document[] = [];
      const upserted: Document[] = [];
      let n = 0;
      let nModified = 0;
      for (const [index, statement] of args.updates.entries()) {
        try {
          const outcome = updateMatches(context, args.target, statement, args.let);
          n += outcome.matched;
          nModified += outcome.modified;
          if (outcome.upsertedId !== undefined)
            upserted.push(documentOf({ index, _id: outcome.upsertedId }));
        } catch (error) {
          if (!(error instanceof CommandError)) throw error;
          errors.push(writeError(index, error));
          if (args.ordered) break;
        }
      }
      return documentOf({
        n,
        nModified,
        upserted: upserted.length > 0 ? upserted : undefined,
        writeErrors: errors.length > 0 ? errors : undefined,
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
