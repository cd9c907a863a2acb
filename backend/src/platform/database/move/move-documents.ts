import type { mongo } from 'mongoose';
import { createDigest, type Digest, digestOf, documentsById, isSame } from './digest.ts';
import { MoveRefused } from './move-mark.ts';

const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8 * 1024 * 1024;

/**
 * Copies a collection in the order of `_id` and reads the copy again to compare it. Keeps what an interrupted run has
 * copied if the source still has the same, and otherwise starts over. Returns the digest of both. Throws
 * `MoveRefused` if they differ.
 */
export async function moveDocuments(
  source: mongo.Collection,
  target: mongo.Collection,
  onProgress: (done: number) => void,
): Promise<Digest> {
  const copied = await digestOf(target);
  let wanted = await copyAfter(copied, source, target, onProgress);
  if (!wanted) {
    await target.deleteMany({});
    wanted = await copyAfter(NOTHING, source, target, onProgress);
  }
  // Nothing was left to copy.
  if (wanted && isSame(wanted, copied)) return wanted;
  const result = await digestOf(target);
  if (wanted && isSame(wanted, result)) return wanted;
  throw new MoveRefused(
    `The copy of ${source.collectionName} differs from the original: ${result.count} documents instead of ${wanted?.count}, or other contents. Make sure that no server of the shop runs on either database, and run the same command again.`,
  );
}

const NOTHING = createDigest().current();

/** Copies the documents after `copied`. Returns undefined if the source does not begin with those. */
async function copyAfter(
  copied: Digest,
  source: mongo.Collection,
  target: mongo.Collection,
  onProgress: (done: number) => void,
): Promise<Digest | undefined> {
  const digest = createDigest();
  let batch: mongo.Document[] = [];
  let bytes = 0;
  const insert = async () => {
    if (batch.length > 0) await target.insertMany(batch, { forceServerObjectId: true });
    batch = [];
    bytes = 0;
    onProgress(digest.count());
  };
  for await (const document of documentsById(source)) {
    bytes += digest.add(document);
    if (digest.count() > copied.count) batch.push(document);
    else if (digest.count() === copied.count && !isSame(digest.current(), copied)) return undefined;
    if (batch.length === BATCH_DOCUMENTS || bytes > BATCH_BYTES) await insert();
  }
  await insert();
  return digest.count() < copied.count ? undefined : digest.current();
}
