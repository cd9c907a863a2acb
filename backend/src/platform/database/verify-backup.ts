import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startEngine } from '@book-store/engine';
import { mongo } from 'mongoose';
import { allDocuments } from './backup.ts';
import { BadBackup, readBackupFile } from './backup-file.ts';
import { collectionNames } from './collection-names.ts';
import { ENGINE_TIMEOUT_MS } from './connect.ts';
import { restore } from './restore.ts';
import { RestoreUnfinished } from './restore-mark.ts';

/** The prefix of folders that killed verifications leave. */
export const VERIFY_PREFIX = 'verify-';

/**
 * Restores a backup into an empty embedded database in a folder beside it, compares the number and the
 * checksum of every collection's documents with those of the file, and removes that database. Returns the
 * number of documents. Throws `BadBackup` for the first difference.
 */
export async function verifyBackup(file: string): Promise<number> {
  const dataDir = await mkdtemp(path.join(path.dirname(file), VERIFY_PREFIX));
  try {
    const engine = await startEngine({ dataDir, durable: false });
    const client = new mongo.MongoClient(engine.uri, { connectTimeoutMS: ENGINE_TIMEOUT_MS });
    try {
      const db = client.db('verified');
      const documents = await restore(db, file).catch((error: unknown) => {
        // It speaks of the temporary database, which nobody has to complete.
        throw error instanceof RestoreUnfinished ? error.cause : error;
      });
      await compare(file, client, db);
      return documents;
    } finally {
      await client.close();
      await engine.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compare(file: string, client: mongo.MongoClient, db: mongo.Db): Promise<void> {
  const saved = createCollectionSums();
  for await (const entry of readBackupFile(file)) saved.add(entry);
  const restored = createCollectionSums();
  const names = await collectionNames(db);
  for await (const entry of allDocuments(client, db, names)) restored.add(entry);
  if (!isDeepStrictEqual(saved.result(), restored.result()))
    throw new BadBackup(file, 'a test restore of it differs from it');
}

/** Sums of six-byte numbers stay exact. */
const SUM_BYTES = 6;
const MODULUS = 2 ** (8 * SUM_BYTES);

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
