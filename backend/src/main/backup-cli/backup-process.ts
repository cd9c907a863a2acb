import os from 'node:os';
import { loadEnvFile, readEnv } from '../../platform/config/env.ts';
import { BadBackup } from '../../platform/database/backup-file.ts';
import { openDatabase } from '../../platform/database/connect.ts';
import { openingSentence } from '../../platform/database/outage.ts';
import { isOutOfDiskSpace } from '../../platform/documents/mongo.ts';
import { isOutage } from '../../platform/errors/outage.ts';
import { isClockTrusted } from '../../platform/jobs/trusted-clock.ts';
import type { BackupOutcome } from '../../reports/backups/backup-job.ts';
import { StartFailure } from '../startup/start-failure.ts';
import {
  clearBackupFolder,
  createBackupFolder,
  hasRoom,
  removeOldBackups,
  scheduledFile,
} from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { openWhenFree } from './open-when-free.ts';

const NO_ROOM_LEFT = 'The disk of the backups is full, or nearly.';
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** The log gets no driver message, because that may quote data. */
function backupFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed for an unknown reason.';
  if (error instanceof BadBackup || error instanceof StartFailure) return error.message;
  const { code, path, name } = error as NodeJS.ErrnoException & { code?: unknown };
  if (NO_ROOM.has(code) || isOutOfDiskSpace(error)) return NO_ROOM_LEFT;
  if (path !== undefined)
    return `${path} cannot be used (${code}). Check BACKUP_DIR and its rights.`;
  const sentence = openingSentence(error);
  if (sentence) return sentence;
  if (isOutage(error)) return 'The database does not respond.';
  return `It failed with ${name}${code === undefined ? '' : ` (${code})`}.`;
}

/** Makes one backup, in a separate process with low priority, so that it slows nobody down. */
async function main(): Promise<BackupOutcome> {
  loadEnvFile();
  const env = readEnv();
  const { dir, keep } = env.backups;
  createBackupFolder(dir);
  const database = await openWhenFree(() => openDatabase(env));
  try {
    if (!env.mongodbUri && !database.joined) throw new StartFailure('The shop is not running.');
    // With a wrong clock, a manual backup in progress might look old.
    if (await isClockTrusted(new Date())) clearBackupFolder(dir);
    if (!hasRoom(dir)) throw new StartFailure(NO_ROOM_LEFT);
    const file = scheduledFile(dir, new Date());
    const made = await makeBackup(file);
    removeOldBackups(dir, { keep, made: file });
    return { made: { ...made, file } };
  } finally {
    await database.close();
  }
}

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// Nobody would get the result, and the database may belong to another process by now.
process.on('disconnect', () => process.exit(1));
const outcome = await main().catch((error: unknown) => ({ failure: backupFailure(error) }));
process.send?.(outcome, () => process.exit('failure' in outcome ? 1 : 0));
