import { type Document, documentOf, type Maybe, newDocument, type Value } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import {
  boolOrNumber,
  collectionName,
  object,
  updateSpecification,
} from '../schema/field-types.ts';
import { arrayOf, optional, type Parsed, strict, withDefault } from '../schema/schema.ts';
import { querySettings, SELECTION } from './arguments.ts';
import { changeMatches } from './change.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { WRITE_CONCERN } from './generic-arguments.ts';
import { selectForWrite } from './select.ts';

const FIELDS = {
  query: withDefault(object, newDocument()),
  sort: optional(object),
  remove: withDefault(boolOrNumber, false),
  update: strict(optional(updateSpecification)),
  new: withDefault(boolOrNumber, false),
  fields: withDefault(object, newDocument()),
  upsert: withDefault(boolOrNumber, false),
  arrayFilters: optional(arrayOf(object)),
  let: optional(object),
  ...SELECTION,
  bypassDocumentValidation: optional(boolOrNumber),
  ...WRITE_CONCERN,
};
type Arguments = Parsed<typeof FIELDS> & { target: string };

/** https://www.mongodb.com/docs/manual/reference/command/findAndModify/ */
export const findAndModify = defineCommand(
  { target: collectionName, fields: FIELDS },
  (args, context) => {
    if (!args.remove && args.update === undefined)
      throw failedToParse('Either an update or remove=true must be specified');
    if (args.remove && (args.update !== undefined || args.upsert || args.new))
      throw failedToParse('Cannot specify remove=true and an update, upsert=true or new=true');
    const modify = args.remove ? removeOne : updateOne;
    return context.engine.store.write(() => modify(args, context));
  },
);

function removeOne(args: Arguments, { engine: { store }, database }: CommandContext): Document {
  const { project, selection } = queryOf(args);
  const collection = store.find(database, args.target);
  const [match] = selectForWrite(collection, { ...selection.settings, ...selection, limit: 1 });
  if (!match) return reply({ n: 0 }, null);
  collection?.remove(match.idKey, match.document);
  return reply({ n: 1 }, project(match.document));
}

function updateOne(args: Arguments, context: CommandContext): Document {
  const { project, selection } = queryOf(args);
  const { upsert, arrayFilters, new: returnsNew } = args;
  const update = args.update as Document | Value[];
  const { matched, before, after, inserted } = changeMatches(context, args.target, {
    ...selection,
    update,
    upsert,
    arrayFilters,
    multi: false,
  });
  const value = returnsNew ? (inserted ?? after) : before;
  const n = inserted ? 1 : matched;
  const outcome = { n, updatedExisting: matched > 0, upserted: inserted?._id };
  return reply(outcome, value ? project(value) : null);
}

function queryOf({ query, sort, hint, fields, collation, let: variables }: Arguments) {
  const settings = querySettings(collation, variables);
  const project =
    Object.keys(fields).length > 0
      ? compileProjection(fields, { ...settings, find: true })
      : (document: Document) => document;
  return { project, selection: { filter: query, sort: parseSort(sort), hint, settings } };
}

const reply = (lastErrorObject: Record<string, Maybe>, value: Document | null): Document =>
  documentOf({ lastErrorObject: documentOf(lastErrorObject), value });
