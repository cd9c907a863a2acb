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
import { writeError } from './arguments.ts';
import { defineCommand } from './command.ts';
import { bool, boolOrNumber, collectionName, object } from './field-types.ts';
import { arrayOf, optional, required, withDefault } from './schema.ts';

const MOST = 100_000;

/** https://www.mongodb.com/docs/manual/reference/command/insert/ */
export const insert = defineCommand(
  {
    target: collectionName,
    fields: {
      documents: required(arrayOf(object)),
      ordered: withDefault(bool, true),
      bypassDocumentValidation: optional(boolOrNumber),
    },
    concerns: 'write',
  },
  ({ target, documents, ordered }, { engine, database }) => {
    checkBatch(documents);
    return engine.store.write(() => {
      const collection = engine.store.ensure(database, target);
      const errors: Document[] = [];
      let n = 0;
      for (const [index, document] of documents.entries()) {
        try {
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
);

/** Refuses a write command that doesn't hold 1 to 100,000 statements. */
export function checkBatch(statements: unknown[]): void {
  if (statements.length === 0 || statements.length > MOST)
    throw new CommandError(
      ErrorCode.InvalidLength,
      `Write batch sizes must be between 1 and ${MOST}. Got ${statements.length} operations.`,
    );
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
