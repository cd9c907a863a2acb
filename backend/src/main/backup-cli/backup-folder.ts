import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { BACKUP_NAME } from '@book-store/contract/reports/backups/backups.schemas';
import { clearDrafts } from '../../platform/config/private-file.ts';
import { listBackups } from '../../reports/backups/list-backups.ts';
import { UNVERIFIED } from './make-backup.ts';

/** A younger file may belong to a manual backup in progress. */
const IN_USE_MS = 3_600_000;
/** Folders of that name are of earlier versions, which restored each backup to verify it. */
const LEFT_BY_A_CRASH = new RegExp(
  `^(shop-[\\dTZ-]+\\.backup\\${UNVERIFIED}|verify-[A-Za-z0-9]{6})$`,
);
/** What stays free for the shop: on a full disk it refuses orders. */
const RESERVE_BYTES = 64 * 2 ** 20;
/** How much larger than the last one a backup may be. */
const GROWTH = 1.5;

/** The file name of a scheduled backup. */
export const scheduledFile = (dir: string, at: Date): string =>
  path.join(dir, `shop-${at.toISOString().slice(0, 19).replace(/:/g, '-')}Z.backup`);

/** Readable by its owner only. */
export const createBackupFolder = (dir: string): void =>
  void mkdirSync(dir, { recursive: true, mode: 0o700 });

/** Returns whether a backup like the last one leaves some room on the disk. */
export function hasRoom(dir: string): boolean {
  const { bavail, bsize } = statfsSync(dir);
  const [last] = listBackups(dir);
  return bavail * bsize > GROWTH * (last?.bytes ?? 0) + RESERVE_BYTES;
}

/** Removes what a crash has left. */
export function clearBackupFolder(dir: string): void {
  const old = Date.now() - IN_USE_MS;
  for (const name of readdirSync(dir).filter((one) => LEFT_BY_A_CRASH.test(one))) {
    const left = path.join(dir, name);
    if ((statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? 0) < old)
      rmSync(left, { recursive: true, force: true });
  }
  clearDrafts(dir, IN_USE_MS, 'shop-');
}

/**
 * Removes the oldest scheduled backups so that `keep` are left, including `made`, and nothing else. Backups dated
 * later come from a clock that was ahead: they do not count, and stay until that time has passed.
 */
export function removeOldBackups(
  dir: string,
  { keep, made }: { keep: number; made: string },
): void {
  const newest = path.basename(made);
  const oldestFirst = readdirSync(dir)
    .filter((name) => BACKUP_NAME.test(name) && name <= newest)
    .sort();
  for (const name of oldestFirst.slice(0, -keep)) rmSync(path.join(dir, name), { force: true });
}
