import { type Document, documentOf, type Maybe } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import {
  booleanField,
  checkWriteConcern,
  collectionName,
  documentField,
  hintField,
  querySettings,
} from './arguments.ts';
import { change, insertUpsert } from './change.ts';
import type { Command, CommandContext } from './command.ts';
import { arrayFiltersOf, compileUpdate } from './compile-update.ts';
import { selectForWrite } from './select.ts';

/** https://www.mongodb.com/docs/manual/reference/command/findAndModify/ */
export const findAndModify: Command = {
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'arrayFilters',
    'let',
    'collation',
    'hint',
    'bypassDocumentValidation',
    'findandmodify',
  ],
  run(context) {
    checkWriteConcern(context.body);
    checkOptions(context.body);
    return context.engine.store.write(() => work(context));
  },
};

function checkOptions(body: Document): void {
  const removes = booleanField(body, 'remove');
  if (!removes && body.update === undefined)
    throw failedToParse('Either an update or remove=true must be specified');
  if (!removes) return;
  if (body.update !== undefined)
    throw failedToParse('Cannot specify both an update and remove=true');
  if (booleanField(body, 'upsert'))
    throw failedToParse('Cannot specify both upsert=true and remove=true');
  if (booleanField(body, 'new'))
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
}

function work({ engine, database, body }: CommandContext): Document {
  const name = collectionName(
    body,
    body.findAndModify === undefined ? 'findandmodify' : 'findAndModify',
  );
  const settings = querySettings(body);
  const filter = documentField(body, 'query');
  const removes = booleanField(body, 'remove');
  const upsert = booleanField(body, 'upsert');
  const spec = documentField(body, 'fields');
  const projection =
    Object.keys(spec).length > 0
      ? compileProjection(spec, { ...settings, find: { filter } })
      : undefined;
  const shown = (document: Maybe) =>
    document && projection ? projection.apply(document as Document) : (document ?? null);
  const apply = removes
    ? undefined
    : compileUpdate({
        update: body.update,
        filter,
        arrayFilters: arrayFiltersOf(body.arrayFilters),
        settings,
      });
  const collection = upsert
    ? engine.store.ensure(database, name)
    : engine.store.find(database, name);
  const selection = {
    ...settings,
    filter,
    sort: parseSort(body.sort),
    limit: 1,
    hint: hintField(body),
  };
  const [match] = selectForWrite(collection, selection);
  if (!collection || (!match && !upsert)) return noMatch(removes);
  if (match && !apply) {
    collection.remove(match.idKey, match.document);
    return documentOf({ lastErrorObject: documentOf({ n: 1 }), value: shown(match.document) });
  }
  if (!apply) return noMatch(true);
  if (!match) {
    const document = insertUpsert(collection, filter, apply);
    const lastErrorObject = documentOf({ n: 1, updatedExisting: false, upserted: document._id });
    return documentOf({
      lastErrorObject,
      value: booleanField(body, 'new') ? shown(document) : null,
    });
  }
  const { after } = change(collection, match, apply);
  return documentOf({
    lastErrorObject: documentOf({ n: 1, updatedExisting: true }),
    value: shown(booleanField(body, 'new') ? after : match.document),
  });
}

const noMatch = (removes: boolean): Document =>
  documentOf({
    lastErrorObject: documentOf({ n: 0, updatedExisting: removes ? undefined : false }),
    value: null,
  });
