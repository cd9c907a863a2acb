import { type Document, documentOf, type Maybe, newDocument, type Value } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../storage/collection.ts';
import type { ApplyUpdate } from '../update/apply-update.ts';
import { checkUpsertFilter } from '../update/upsert.ts';
import { querySettings } from './arguments.ts';
import { change, insertUpsert } from './change.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { compileUpdate } from './compile-update.ts';
import { boolOrNumber, collectionName, hint, object, updateSpecification } from './field-types.ts';
import { arrayOf, optional, type Parsed, withDefault } from './schema.ts';
import { type Selected, selectForWrite } from './select.ts';

const FIELDS = {
  query: withDefault(object, newDocument()),
  sort: optional(object),
  remove: withDefault(boolOrNumber, false),
  update: optional(updateSpecification),
  new: withDefault(boolOrNumber, false),
  fields: withDefault(object, newDocument()),
  upsert: withDefault(boolOrNumber, false),
  arrayFilters: optional(arrayOf(object)),
  let: optional(object),
  collation: optional(object),
  hint: optional(hint),
  bypassDocumentValidation: optional(boolOrNumber),
};
type Arguments = Parsed<typeof FIELDS> & { target: string };

/** https://www.mongodb.com/docs/manual/reference/command/findAndModify/ */
export const findAndModify = defineCommand(
  { target: collectionName, fields: FIELDS, concerns: 'write' },
  (args, context) => {
    checkTogether(args);
    return context.engine.store.write(() =>
      args.remove ? removeOne(args, context) : updateOne(args, context),
    );
  },
);

function checkTogether(args: Arguments): void {
  if (!args.remove && args.update === undefined)
    throw failedToParse('Either an update or remove=true must be specified');
  if (!args.remove) return;
  if (args.update !== undefined)
    throw failedToParse('Cannot specify both an update and remove=true');
  if (args.upsert) throw failedToParse('Cannot specify both upsert=true and remove=true');
  if (args.new)
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
}

function removeOne(args: Arguments, { engine: { store }, database }: CommandContext): Document {
  const project = projectionOf(args);
  const collection = store.find(database, args.target);
  const match = firstMatch(args, collection);
  if (!collection || !match) return reply({ n: 0 }, null);
  collection.remove(match.idKey, match.document);
  return reply({ n: 1 }, project(match.document));
}

function updateOne(args: Arguments, { engine: { store }, database }: CommandContext): Document {
  const { target, query: filter, upsert } = args;
  const project = projectionOf(args);
  if (upsert) checkUpsertFilter(filter);
  const apply = updateOf(args);
  const collection = upsert ? store.ensure(database, target) : store.find(database, target);
  const match = firstMatch(args, collection);
  if (collection && match) {
    const { after } = change(collection, match, apply);
    const value = project(args.new ? after : match.document);
    return reply({ n: 1, updatedExisting: true }, value);
  }
  if (!collection || !upsert) return reply({ n: 0, updatedExisting: false }, null);
  const inserted = insertUpsert(collection, filter, args.update as Document | Value[], apply);
  return reply(
    { n: 1, updatedExisting: false, upserted: inserted._id },
    args.new ? project(inserted) : null,
  );
}

const reply = (lastErrorObject: Record<string, Maybe>, value: Document | null): Document =>
  documentOf({ lastErrorObject: documentOf(lastErrorObject), value });

const updateOf = ({ update, query, arrayFilters, ...args }: Arguments): ApplyUpdate =>
  compileUpdate({
    update: update as Document | Value[],
    filter: query,
    arrayFilters,
    settings: querySettings(args.collation, args.let),
  });

function firstMatch(args: Arguments, collection: Collection | undefined): Selected | undefined {
  const [match] = selectForWrite(collection, {
    ...querySettings(args.collation, args.let),
    filter: args.query,
    sort: parseSort(args.sort),
    limit: 1,
    hint: args.hint,
  });
  return match;
}

function projectionOf({ fields, ...args }: Arguments): (document: Document) => Document {
  if (Object.keys(fields).length === 0) return (document) => document;
  const settings = querySettings(args.collation, args.let);
  return compileProjection(fields, { ...settings, find: true });
}
