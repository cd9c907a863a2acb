import os from 'node:os';
import { loadEnvFile, readEnv } from '../config/env.ts';
import { openDatabase } from '../database/connect.ts';
import type { BackupOutcome } from '../features/backups/backup-job.ts';
import { StartFailure } from '../startup/start-failure.ts';
import { backupFailure } from './backup-failure.ts';
import { prepareBackupFolder, removeOldBackups, scheduledFile } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';

/**
 * Makes one backup by schedule, in a process of its own with low priority, so that nobody waits for it.
 */
async function main(): Promise<BackupOutcome> {
  loadEnvFile();
  const env = readEnv();
  if (!env.backups) throw new StartFailure('BACKUP_EVERY is not set.');
  const { dir, keep } = env.backups;
  prepareBackupFolder(dir);
  const database = await openDatabase(env);
  try {
    if (!env.mongodbUri && !database.joined) throw new StartFailure('The shop is not running.');
    const file = scheduledFile(dir, new Date());
    const made = await makeBackup({ env, file });
    removeOldBackups(dir, keep);
    return { made: { ...made, file } };
  } finally {
    await database.close();
  }
}

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// Nobody would hear of it, and the database may be another process's by now.
process.on('disconnect', () => process.exit(1));
const outcome = await main().catch((error: unknown) => ({ failure: backupFailure(error) }));
process.send?.(outcome, () => process.exit('failure' in outcome ? 1 : 0));
