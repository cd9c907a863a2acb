import { type Document, documentOf } from '../bson/values.ts';
import {
  bool,
  boolOrNumber,
  collectionName,
  object,
  updateSpecification,
} from '../schema/field-types.ts';
import {
  arrayOf,
  optional,
  required,
  strict,
  struct,
  unsupportedFields,
  withDefault,
} from '../schema/schema.ts';
import { querySettings, SELECTION } from './arguments.ts';
import { changeMatches } from './change.ts';
import { defineCommand } from './command.ts';
import { WRITE_CONCERN } from './generic-arguments.ts';
import { checkBatch, runStatements } from './statements.ts';

const statement = struct({
  q: required(object),
  u: strict(required(updateSpecification)),
  multi: withDefault(bool, false),
  upsert: withDefault(bool, false),
  arrayFilters: optional(arrayOf(object)),
  ...SELECTION,
  ...unsupportedFields('c'),
});

/** https://www.mongodb.com/docs/manual/reference/command/update/ */
export const update = defineCommand(
  {
    target: collectionName,
    fields: {
      updates: required(arrayOf(statement)),
      ordered: withDefault(bool, true),
      let: optional(object),
      bypassDocumentValidation: optional(boolOrNumber),
      ...WRITE_CONCERN,
    },
  },
  (args, context) => {
    checkBatch(args.updates);
    return context.engine.store.write(() => {
      const upserted: Document[] = [];
      let n = 0;
      let nModified = 0;
      const writeErrors = runStatements(args.updates, args.ordered, (one, index) => {
        const { q: filter, u, collation, ...options } = one;
        const settings = querySettings(collation, args.let);
        const change = { ...options, filter, update: u, settings };
        const { matched, modified, inserted } = changeMatches(context, args.target, change);
        n += inserted ? 1 : matched;
        nModified += modified;
        if (inserted) upserted.push(documentOf({ index, _id: inserted._id }));
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
