import { encodeDocument, encodeStored } from '../bson/encode.ts';
import { newObjectId } from '../bson/object-id.ts';
import { type Document, newDocument, type Value } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import type { ApplyUpdate } from '../update/apply-update.ts';
import { documentFromFilter } from '../update/upsert.ts';
import { checkId } from './insert.ts';
import type { Selected } from './select.ts';

/** Applies an update to a stored document; returns the result and whether it differs. */
export function change(
  collection: Collection,
  { document, idKey }: Selected,
  apply: ApplyUpdate,
): { after: Document; modified: boolean } {
  const after = idFirst(apply(document, false));
  const bson = encodeStored(after);
  if (bson.equals(encodeDocument(document)))
    return { after: document, modified: apply.alwaysModifies === true };
  collection.replace(idKey, document, after, bson);
  return { after, modified: true };
}

/** Inserts the document that an upsert makes of its filter and update, and returns it. */
export function insertUpsert(
  collection: Collection,
  filter: Document,
  update: Document | Value[],
  apply: ApplyUpdate,
): Document {
  const made = apply(documentFromFilter(filter, update), true);
  if (made._id === undefined) made._id = newObjectId();
  checkId(made._id);
  const document = idFirst(made);
  collection.insert(document);
  return document;
}

function idFirst(document: Document): Document {
  if (Object.keys(document)[0] === '_id') return document;
  const result = newDocument();
  result._id = document._id as Value;
  for (const key in document) if (key !== '_id') result[key] = document[key] as Value;
  return result;
}
