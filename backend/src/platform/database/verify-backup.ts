import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { mongo } from 'mongoose';
import { BadBackup } from './backup-file.ts';
import { type CollectionSums, createCollectionSums } from './collection-sums.ts';
import { inspect } from './restore.ts';

const { BSON } = mongo;

/**
 * Reads a backup as a restore does, and compares the number and the checksum of every collection's documents with
 * those that were written. Nothing but keys is kept in memory, and nothing written to the disk, so that a shop on a
 * small server can check its backups every day. Returns the number of documents. Throws `BadBackup` for the first
 * difference.
 */
export async function verifyBackup(file: string, written: CollectionSums): Promise<number> {
  const saved = createCollectionSums();
  const ids = createIdCheck();
  const { documents } = await inspect(file, (bytes, { c, d }) => {
    if (d === undefined) return;
    saved.add(bytes);
    ids.add(String(c), (d as { _id?: unknown })._id);
  });
  if (!isDeepStrictEqual(saved.result(), written.result()))
    throw new BadBackup(file, 'its documents are not those that were saved');
  if (ids.findsOneTwice()) throw new BadBackup(file, 'a document is in it twice');
  return documents;
}

/** Keeps eight bytes for each id. */
function createIdCheck() {
  const hashes = new Map<string, { count: number; values: BigUint64Array }>();
  return {
    add(collection: string, id: unknown): void {
      const known = hashes.get(collection) ?? { count: 0, values: new BigUint64Array(1024) };
      hashes.set(collection, known);
      if (known.count === known.values.length) {
        const longer = new BigUint64Array(2 * known.count);
        longer.set(known.values);
        known.values = longer;
      }
      const digest = createHash('sha1').update(BSON.serialize({ id })).digest();
      known.values[known.count++] = digest.readBigUInt64LE();
    },
    findsOneTwice: (): boolean =>
      [...hashes.values()].some(({ count, values }) => {
        const sorted = values.subarray(0, count).sort();
        return sorted.some((hash, at) => at > 0 && hash === sorted[at - 1]);
      }),
  };
}
