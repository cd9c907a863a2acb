import type { mongo } from 'mongoose';

const PAGE_DOCUMENTS = 250;

/** Keeps every BSON type: a double of 10.0 stays a double. */
const EXACT = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/**
 * Yields all documents in the order of their `_id`, with every BSON type as it is stored. Reads them in pages: a
 * cursor over a million documents would fill the embedded engine's memory, and end with its server elsewhere.
 */
export async function* documentsById(collection: mongo.Collection): AsyncGenerator<mongo.Document> {
  const total = await collection.countDocuments({});
  let seen = 0;
  let last: mongo.Document | undefined;
  const page = (filter: object) =>
    collection.find(filter, EXACT).sort({ _id: 1 }).limit(PAGE_DOCUMENTS);
  for (;;) {
    const before = seen;
    for await (const document of page(last ? { _id: { $gt: last._id } } : {})) {
      yield document;
      last = document;
      seen += 1;
    }
    if (seen > before) continue;
    if (!last || seen >= total) return;
    // `$gt` finds ids of the same BSON type only; those of the next type come after them.
    for await (const document of page({ $expr: { $gt: ['$_id', { $literal: last._id }] } })) {
      yield document;
      last = document;
      seen += 1;
    }
    if (seen === before) return;
  }
}
