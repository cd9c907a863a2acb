import { toIntOrLong } from '../bson/numbers.ts';
import { type Document, documentOf, newDocument } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import { any, bool, object } from '../schema/field-types.ts';
import { withDefault } from '../schema/schema.ts';
import type { Store } from '../storage/store.ts';
import { querySettings } from './arguments.ts';
import { defineCommand } from './command.ts';

/** https://www.mongodb.com/docs/manual/reference/command/listDatabases/ */
export const listDatabases = defineCommand(
  {
    target: any,
    fields: {
      filter: withDefault(object, newDocument()),
      nameOnly: withDefault(bool, false),
      // Here a user may see every database.
      authorizedDatabases: withDefault(bool, false),
    },
  },
  ({ filter, nameOnly }, { engine: { store }, database }) => {
    if (database !== 'admin')
      throw new CommandError(
        ErrorCode.Unauthorized,
        'listDatabases may only be run against the admin database.',
      );
    const match = compileFilter(filter, querySettings(undefined));
    const databases = (nameOnly ? namesOf(store) : describe(store)).filter(match);
    if (nameOnly) return documentOf({ databases });
    const totalSize = databases.reduce((sum, { sizeOnDisk }) => sum + Number(sizeOnDisk), 0);
    return documentOf({
      databases,
      totalSize: toIntOrLong(totalSize),
      totalSizeMb: toIntOrLong(Math.floor(totalSize / 1024 / 1024)),
    });
  },
);

const namesOf = (store: Store): Document[] =>
  [...new Set(store.all().map(({ database }) => database))].map((name) => documentOf({ name }));

/** All databases are in one file: each is given a share of it by the number of its documents. */
function describe(store: Store): Document[] {
  const { fileBytes } = store.writeStatus();
  const all = countIn(store.all()) || 1;
  return namesOf(store).map(({ name }) => {
    const share = countIn(store.list(name as string)) / all;
    const sizeOnDisk = toIntOrLong(Math.round(fileBytes * share));
    return documentOf({ name, sizeOnDisk, empty: false });
  });
}

const countIn = (collections: { count(): number }[]): number =>
  collections.reduce((sum, collection) => sum + collection.count(), 0);
