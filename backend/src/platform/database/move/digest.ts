import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import { EXACT } from '../backup-file.ts';

/** The number of a collection's documents, and a checksum in the order of `_id`. */
export type Digest = { count: number; sha256: string };

/** `add` returns the BSON size of the document. */
export function createDigest() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: ({ _id, ...fields }: mongo.Document): number => {
      // MongoDB moves the id to the front.
      const bytes = mongo.BSON.serialize({ _id, ...fields });
      hash.update(bytes);
      count += 1;
      return bytes.length;
    },
    current: (): Digest => ({ count, sha256: hash.copy().digest('hex') }),
    count: () => count,
  };
}

export async function digestOf(collection: mongo.Collection): Promise<Digest> {
  const digest = createDigest();
  for await (const document of documentsById(collection)) digest.add(document);
  return digest.current();
}

export const isSame = (one: Digest, other: Digest): boolean =>
  one.count === other.count && one.sha256 === other.sha256;

const PAGE_DOCUMENTS = 250;

/**
 * Yields all documents in the order of `_id`, with stored BSON types. Reads pages: a cursor over a million documents
 * would fill the embedded engine's memory, and elsewhere end with its server.
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
    // `$gt` only matches ids of the same BSON type; those of the next type come after them.
    for await (const document of page({ $expr: { $gt: ['$_id', { $literal: last._id }] } })) {
      yield document;
      last = document;
      seen += 1;
    }
    if (seen === before) return;
  }
}
