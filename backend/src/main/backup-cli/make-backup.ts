import { rename, rm, stat } from 'node:fs/promises';
import mongoose from 'mongoose';
import { backup, type Progress } from '../../platform/database/backup.ts';
import { createCollectionSums } from '../../platform/database/collection-sums.ts';
import { verifyBackup } from '../../platform/database/verify-backup.ts';

/** A backup that has not been verified yet; a crash may leave one. */
export const UNVERIFIED = '.unverified';

export type MadeBackup = { documents: number; bytes: number };

/**
 * Backs up the connected database. `file` only appears, or is replaced, once it has been read back and compared
 * with what was saved.
 */
export async function makeBackup(file: string, onProgress?: Progress): Promise<MadeBackup> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  const unverified = `${file}${UNVERIFIED}`;
  try {
    const client = mongoose.connection.getClient();
    const sums = createCollectionSums();
    const documents = await backup(client, db, unverified, onProgress, sums);
    await verifyBackup(unverified, sums);
    await rename(unverified, file);
    const { size } = await stat(file);
    return { documents, bytes: size };
  } catch (error) {
    await rm(unverified, { force: true });
    throw error;
  }
}
