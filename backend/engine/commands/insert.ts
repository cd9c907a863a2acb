import { newObjectId } from '../bson/object-id.ts';
import {
  type Document,
  documentOf,
  isDocument,
  newDocument,
  Regex,
  Type,
  toName,
  typeName,
  typeOf,
  type Value,
} from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import {
  arrayField,
  booleanField,
  checkWriteConcern,
  collectionName,
  writeError,
} from './arguments.ts';
import type { Command } from './command.ts';

const MOST = 100_000;

/** https://www.mongodb.com/docs/manual/reference/command/insert/ */
export const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  run({ engine, database, body }) {
    checkWriteConcern(body);
    const name = collectionName(body, 'insert');
    const documents = checkedBatch(arrayField(body, 'documents'));
    const ordered = booleanField(body, 'ordered', true);
    return engine.store.write(() => {
      const collection = engine.store.ensure(database, name);
      const errors: Document[] = [];
      let n = 0;
      for (const [index, document] of documents.entries()) {
        try {
          if (!isDocument(document))
            throw new CommandError(ErrorCode.TypeMismatch, 'documents must be objects');
          collection.insert(withId(document));
          n++;
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

/** A write command holds 1 to 100,000 statements. */
export function checkedBatch(statements: Value[]): Value[] {
  if (statements.length === 0 || statements.length > MOST)
    throw new CommandError(
      ErrorCode.InvalidLength,
      `Write batch sizes must be between 1 and ${MOST}. Got ${statements.length} operations.`,
    );
  return statements;
}

/** The document with its _id in front, made when it has none; refuses what can't be an _id. */
export function withId(document: Document): Document {
  if (document._id !== undefined) checkId(document._id);
  if (Object.keys(document)[0] === '_id') return document;
  const result = newDocument();
  result._id = document._id ?? newObjectId();
  for (const key in document) if (key !== '_id') result[key] = document[key] as Value;
  return result;
}

export function checkId(id: Value): void {
  if (Array.isArray(id) || id instanceof Regex || typeOf(id) === Type.Undefined)
    throw new CommandError(
      ErrorCode.InvalidIdField,
      `The '_id' value cannot be of type ${typeName(id)}`,
    );
  const dollar = isDocument(id) ? Object.keys(id).find((key) => key.startsWith('$')) : undefined;
  if (dollar !== undefined)
    throw new CommandError(
      ErrorCode.DollarPrefixedFieldName,
      `_id fields may not contain '$'-prefixed fields: ${toName(dollar)} is not valid for storage.`,
    );
}
