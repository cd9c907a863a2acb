import { toNumber } from '../bson/numbers.ts';
import { type Document, documentOf } from '../bson/values.ts';
import { CommandError, failedToParse } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
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
import type { Command } from './command.ts';
import { checkedBatch } from './insert.ts';
import { selectForWrite } from './select.ts';
import { checkedStatements } from './statement.ts';

const STATEMENT = ['q', 'limit', 'collation', 'hint'];

/** https://www.mongodb.com/docs/manual/reference/command/delete/ */
export const remove: Command = {
  fields: ['deletes', 'ordered', 'let', 'bypassDocumentValidation'],
  run({ engine, database, body }) {
    checkWriteConcern(body);
    const name = collectionName(body, 'delete');
    const batch = checkedBatch(arrayField(body, 'deletes'));
    const statements = checkedStatements(batch, 'delete.deletes', STATEMENT);
    const ordered = booleanField(body, 'ordered', true);
    return engine.store.write(() => {
      const collection = engine.store.find(database, name);
      const errors: Document[] = [];
      let n = 0;
      for (const [index, statement] of statements.entries()) {
        try {
          n += removeMatches(collection, statement, body);
        } catch (error) {
          if (!(error instanceof CommandError)) throw error;
          errors.push(writeError(index, error));
          if (ordered) break;
        }
      }
      return documentOf({ n, writeErrors: errors.length > 0 ? errors : undefined });
    });
  },
};

function removeMatches(
  collection: Collection | undefined,
  statement: Document,
  body: Document,
): number {
  const limit = toNumber(statement.limit ?? null);
  if (limit !== 0 && limit !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
  const settings = querySettings(body, statement.collation);
  const selection = {
    ...settings,
    filter: documentField(statement, 'q'),
    hint: hintField(statement),
    limit,
  };
  const matches = selectForWrite(collection, selection);
  if (!collection) return 0;
  for (const { idKey, document } of matches) collection.remove(idKey, document);
  return matches.length;
}
