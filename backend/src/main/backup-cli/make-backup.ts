import { rename, rm, stat } from 'node:fs/promises';
import mongoose from 'mongoose';
import { backup, type Progress } from '../../platform/database/backup.ts';
import { verifyBackup } from '../../platform/database/verify-backup.ts';

/** A backup that has not been verified yet; a crash may leave one. */
export const UNVERIFIED = '.unverified';

export type MadeBackup = { documents: number; bytes: number };

/**
 * Backs up the connected database. `file` only appears, or is replaced, after a test restore into an empty
 * database.
 */
export async function makeBackup(file: string, onProgress?: Progress): Promise<MadeBackup> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  const unverified = `${file}${UNVERIFIED}`;
  try {
    const client = mongoose.connection.getClient();
    const documents = await backup(client, db, unverified, onProgress);
    await verifyBackup(unverified);
    await rename(unverified, file);
    const { size } = await stat(file);
    return { documents, bytes: size };
  } catch (error) {
    await rm(unverified, { force: true });
    throw error;
  }
}
