import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import { documentsById } from './documents-by-id.ts';

/** How many documents a collection has, and a checksum of all of them in the order of their `_id`. */
export type Digest = { count: number; sha256: string };

/** Adds up documents. `add` returns how many bytes of BSON the document has. */
export function createDigest() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: ({ _id, ...fields }: mongo.Document): number => {
      // MongoDB puts the id first, wherever it was.
      const bytes = mongo.BSON.serialize({ _id, ...fields });
      hash.update(bytes);
      count += 1;
      return bytes.length;
    },
    /** Returns the digest of the documents so far. */
    current: (): Digest => ({ count, sha256: hash.copy().digest('hex') }),
    count: () => count,
  };
}

/** Reads a whole collection and returns its digest. */
export async function digestOf(collection: mongo.Collection): Promise<Digest> {
  const digest = createDigest();
  for await (const document of documentsById(collection)) digest.add(document);
  return digest.current();
}

export const isSame = (one: Digest, other: Digest): boolean =>
  one.count === other.count && one.sha256 === other.sha256;
