import { rename, rm, stat } from 'node:fs/promises';
import mongoose from 'mongoose';
import {
  countAccounts,
  readAccountFiles,
} from '../../people/sign-in/emulator/backed-up-accounts.ts';
import type { Env } from '../../platform/config/env.ts';
import { backup, type Progress } from '../../platform/database/backup.ts';
import { verifyBackup } from '../../platform/database/verify-backup.ts';

/** A backup that has not been verified yet; a crash may leave one. */
export const UNVERIFIED = '.unverified';

export type MadeBackup = { documents: number; accounts: number; bytes: number };

/**
 * Backs up the connected database, and the accounts of the sign-in emulator if the shop uses it. `file` only
 * appears, or is replaced, once the backup has been restored into an empty database for a test.
 */
export async function makeBackup(
  { env, file }: { env: Env; file: string },
  onProgress?: Progress,
): Promise<MadeBackup> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  const files = env.signIn === 'own' ? await readAccountFiles(env.dataDir) : [];
  const accounts = countAccounts(files);
  const unverified = `${file}${UNVERIFIED}`;
  try {
    const client = mongoose.connection.getClient();
    const documents = await backup(client, db, unverified, onProgress, files);
    await verifyBackup(unverified);
    await rename(unverified, file);
    const { size } = await stat(file);
    return { documents, accounts, bytes: size };
  } catch (error) {
    await rm(unverified, { force: true });
    throw error;
  }
}
