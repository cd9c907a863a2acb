import { BadBackup } from '../database/backup-file.ts';
import { openingSentence } from '../database/outage.ts';
import { isOutOfDiskSpace } from '../shared/mongo.ts';
import { isOutage } from '../shared/outage.ts';
import { StartFailure } from '../startup/start-failure.ts';

const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Returns why a backup failed, for the log: never the message of a driver, which may quote data. */
export function backupFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed for an unknown reason.';
  if (error instanceof BadBackup || error instanceof StartFailure) return error.message;
  const { code, path, name } = error as NodeJS.ErrnoException & { code?: unknown };
  // The embedded engine serves the verification.
  if (NO_ROOM.has(code) || isOutOfDiskSpace(error)) return 'The disk of the backups is full.';
  if (path !== undefined)
    return `${path} cannot be used (${code}). Check BACKUP_DIR and its rights.`;
  const sentence = openingSentence(error);
  if (sentence) return sentence;
  if (isOutage(error)) return 'The database does not respond.';
  return `It failed with ${name}${code === undefined ? '' : ` (${code})`}.`;
}
