import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { clearDrafts } from '../../platform/config/private-file.ts';
import { VERIFY_PREFIX } from '../../platform/database/verify-backup.ts';
import { UNVERIFIED } from './make-backup.ts';

/** Nothing else in the folder is ever removed. */
const SCHEDULED = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;
/** A younger file may belong to a manual backup in progress. */
const IN_USE_MS = 3_600_000;
const LEFT_BY_A_CRASH = new RegExp(
  `^(shop-[\\dTZ-]+\\.backup\\${UNVERIFIED}|${VERIFY_PREFIX}[A-Za-z0-9]{6})$`,
);

/** The file name of a scheduled backup. */
export const scheduledFile = (dir: string, at: Date): string =>
  path.join(dir, `shop-${at.toISOString().slice(0, 19).replace(/:/g, '-')}Z.backup`);

/** Readable by its owner only. */
export const createBackupFolder = (dir: string): void =>
  void mkdirSync(dir, { recursive: true, mode: 0o700 });

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
 * Removes the oldest scheduled backups so that `keep` are left, including `made`. Backups dated later come from
 * a clock that was ahead: they do not count, and stay until that time has passed.
 */
export function removeOldBackups(
  dir: string,
  { keep, made }: { keep: number; made: string },
): void {
  const newest = path.basename(made);
  const oldestFirst = readdirSync(dir)
    .filter((name) => SCHEDULED.test(name) && name <= newest)
    .sort();
  for (const name of oldestFirst.slice(0, -keep)) rmSync(path.join(dir, name), { force: true });
}
