import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BACKUP_NAME, type BackupView } from '@book-store/contract/reports/backups/backups.schemas';

/** Returns those in the folder, newest first; none if it does not exist or cannot be read. */
export function listBackups(dir: string): BackupView[] {
  return namesIn(dir)
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .reverse()
    .flatMap((name) => {
      const file = statSync(path.join(dir, name), { throwIfNoEntry: false });
      return file?.isFile() ? [{ name, at: timeOf(name), bytes: file.size }] : [];
    });
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    // The job reports what is wrong with it.
    return [];
  }
}

/** The file system does not keep when a copied file was made. */
function timeOf(name: string): string {
  const [, day, time] = /^shop-(.{10})T(.{8})Z/.exec(name) ?? [];
  return `${day}T${time?.replaceAll('-', ':')}.000Z`;
}
