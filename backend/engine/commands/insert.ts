import { newObjectId } from '../bson/object-id.ts';
import { Type } from '../bson/types.ts';
import {
  type Document,
  documentOf,
  isDocument,
  newDocument,
  Regex,
  toName,
  typeName,
  typeOf,
  type Value,
} from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import { stampZeros } from '../update/stamp-zeros.ts';
import { defineCommand } from './command.ts';
import { bool, boolOrNumber, collectionName, object } from './field-types.ts';
import { arrayOf, optional, required, withDefault } from './schema.ts';
import { checkBatch, runStatements } from './statements.ts';

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
      let n = 0;
      const writeErrors = runStatements(documents, ordered, (document) => {
        stampZeros(document);
        collection.insert(withId(document));
        n++;
      });
      return documentOf({ n, writeErrors });
    });
  },
);

/** Returns the document with its _id in front, a new one when it has none. Throws for what can't be an _id. */
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
