import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';

/** Sums of six-byte numbers stay exact. */
const SUM_BYTES = 6;
const MODULUS = 2 ** (8 * SUM_BYTES);

export type CollectionSums = ReturnType<typeof createCollectionSums>;

/** Checksums each collection, regardless of document order. */
export function createCollectionSums() {
  const sums = new Map<string, { documents: number; checksum: number }>();
  return {
    /** Adds a document of a backup: `{ c: collection, d: document }` as raw BSON. */
    add(entry: Uint8Array): void {
      // Only the outer document is decoded.
      const { c, d } = mongo.BSON.deserialize(entry, { raw: true });
      if (!(d instanceof Uint8Array)) return;
      const known = sums.get(c) ?? { documents: 0, checksum: 0 };
      const hash = createHash('sha1').update(d).digest().readUIntBE(0, SUM_BYTES);
      sums.set(c, {
        documents: known.documents + 1,
        checksum: (known.checksum + hash) % MODULUS,
      });
    },
    result: () =>
      [...sums].map(([name, sum]) => ({ name, ...sum })).sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
