import { randomBytes } from 'node:crypto';
import { equalValues } from '../bson/compare.ts';
import { made } from '../bson/made-values.ts';
import { Type } from '../bson/types.ts';
import {
  type Document,
  isDocument,
  newDocument,
  ObjectId,
  Regex,
  toName,
  typeName,
  typeOf,
  type Value,
} from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';

/** Returns the document with this _id in front; the same one when it is as it should be. */
export function withIdFirst(id: Value, document: Document): Document {
  if (document._id === id && Object.keys(document)[0] === '_id') return document;
  const result = newDocument();
  result._id = id;
  for (const key in document) if (key !== '_id') result[key] = document[key] as Value;
  return result;
}

/** Returns the document with its _id in front, a new one when it has none. Throws for what can't be an _id. */
export function withId(document: Document): Document {
  const id = document._id;
  if (id === undefined) return withIdFirst(made(newObjectId), document);
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
  return withIdFirst(id, document);
}

/** Returns the result of a replacement or pipeline, which keeps the _id when it has none of its own. */
export function withFormerId(before: Document, after: Document): Document {
  if (after._id === undefined && before._id !== undefined) return withIdFirst(before._id, after);
  checkSameId(before, after);
  return after;
}

/** Throws unless an update left the _id of a document as it was, or it had none. */
export function checkSameId(before: Document, after: Document): void {
  if (before._id === undefined || equalValues(before._id, after._id)) return;
  throw new CommandError(
    ErrorCode.ImmutableField,
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

const machine = randomBytes(5).toString('latin1');
let counter = randomBytes(3).readUIntBE(0, 3);

/** Seconds, a random part per process and a counter. https://www.mongodb.com/docs/manual/reference/bson-types/#objectid */
function newObjectId(): ObjectId {
  const seconds = Math.floor(Date.now() / 1000);
  counter = (counter + 1) & 0xffffff;
  const bytes = [seconds >>> 24, seconds >>> 16, seconds >>> 8, seconds].map((n) => n & 255);
  const tail = [counter >>> 16, counter >>> 8, counter].map((n) => n & 255);
  return new ObjectId(String.fromCharCode(...bytes) + machine + String.fromCharCode(...tail));
}
