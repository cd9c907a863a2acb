import { type Document, documentOf, type Value } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { CommandError } from '../errors.ts';
import {
  arrayField,
  booleanField,
  checkWriteConcern,
  collectionName,
  documentField,
  hintField,
  querySettings,
  writeError,
} from './arguments.ts';
import { change, insertUpsert } from './change.ts';
import type { Command } from './command.ts';
import { arrayFiltersOf, compileUpdate } from './compile-update.ts';
import { checkedBatch } from './insert.ts';
import { selectForWrite } from './select.ts';
import { checkedStatements } from './statement.ts';

const STATEMENT = [
  'q',
  'u',
  'c',
  'multi',
  'upsert',
  'collation',
  'arrayFilters',
  'hint',
  'upsertSupplied',
];

interface Outcome {
  matched: number;
  modified: number;
  upsertedId?: Value;
}

/** https://www.mongodb.com/docs/manual/reference/command/update/ */
export const update: Command = {
  fields: ['updates', 'ordered', 'let', 'bypassDocumentValidation'],
  run({ engine, database, body }) {
    checkWriteConcern(body);
    const name = collectionName(body, 'update');
    const batch = checkedBatch(arrayField(body, 'updates'));
    const statements = checkedStatements(batch, 'update.updates', STATEMENT);
    const ordered = booleanField(body, 'ordered', true);
    return engine.store.write(() => {
      const errors: Document[] = [];
      const upserted: Document[] = [];
      let n = 0;
      let nModified = 0;
      for (const [index, statement] of statements.entries()) {
        try {
          const outcome = updateMatches(engine, database, name, statement, body);
          n += outcome.matched;
          nModified += outcome.modified;
          if (outcome.upsertedId !== undefined)
            upserted.push(documentOf({ index, _id: outcome.upsertedId }));
        } catch (error) {
          if (!(error instanceof CommandError)) throw error;
          errors.push(writeError(index, error));
          if (ordered) break;
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
};

function updateMatches(
  engine: Engine,
  database: string,
  name: string,
  statement: Document,
  body: Document,
): Outcome {
  const settings = querySettings(body, statement.collation);
  const filter = documentField(statement, 'q');
  const multi = booleanField(statement, 'multi');
  const upsert = booleanField(statement, 'upsert');
  const apply = compileUpdate({
    update: statement.u,
    filter,
    arrayFilters: arrayFiltersOf(statement.arrayFilters),
    constants: documentField(statement, 'c'),
    multi,
    settings,
  });
  const collection = upsert
    ? engine.store.ensure(database, name)
    : engine.store.find(database, name);
  const matches = selectForWrite(collection, {
    ...settings,
    filter,
    hint: hintField(statement),
    limit: multi ? 0 : 1,
  });
  if (!collection) return { matched: 0, modified: 0 };
  if (matches.length === 0 && upsert) {
    const document = insertUpsert(collection, filter, apply);
    return { matched: 1, modified: 0, upsertedId: document._id as Value };
  }
  let modified = 0;
  for (const match of matches) if (change(collection, match, apply).modified) modified++;
  return { matched: matches.length, modified };
}
