import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  clearBackupFolder,
  createBackupFolder,
  removeOldBackups,
  scheduledFile,
} from './backup-folder.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'book-store-backups-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const on = (day: number) => scheduledFile(dir, new Date(Date.UTC(2026, 0, day, 12, 30, 5, 999)));
const write = (...files: string[]) => {
  for (const file of files) writeFileSync(path.join(dir, path.basename(file)), 'x');
};
const names = () => readdirSync(dir).sort();

it('keeps the newest backups and everything that is no backup by schedule', () => {
  write(on(3), on(1), on(10), on(2), 'before-the-move.backup', 'shop-notes.txt', 'accounts.json');
  removeOldBackups(dir, { keep: 2, made: on(10) });
  expect(names()).toEqual([
    'accounts.json',
    'before-the-move.backup',
    'shop-2026-01-03T12-30-05Z.backup',
    'shop-2026-01-10T12-30-05Z.backup',
    'shop-notes.txt',
  ]);
});

it('removes nothing while there are not too many', () => {
  write(on(1), on(2));
  removeOldBackups(dir, { keep: 2, made: on(2) });
  expect(names()).toHaveLength(2);
});

it('counts none that a clock ahead has dated later, and keeps the one just made', () => {
  const ahead = scheduledFile(dir, new Date(Date.UTC(2027, 1, 1)));
  write(ahead, on(1), on(2), on(3));
  removeOldBackups(dir, { keep: 2, made: on(3) });
  expect(names()).toEqual([on(2), on(3), ahead].map((file) => path.basename(file)));

  const behind = scheduledFile(dir, new Date(Date.UTC(2020, 1, 1)));
  write(behind);
  removeOldBackups(dir, { keep: 2, made: behind });
  expect(names()).toHaveLength(4);
});

it('is created for its owner only, and cleared of what a crash has left', () => {
  const folder = path.join(dir, 'new', 'backups');
  createBackupFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);

  mkdirSync(path.join(dir, 'verify-aB3dE6'));
  mkdirSync(path.join(dir, 'verify-later'));
  write(on(1), `${on(2)}.unverified`, `${on(3)}.unverified.0123abcd.tmp`, 'other.unverified');
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of names()) utimesSync(path.join(dir, name), yesterday, yesterday);
  // Of a backup that somebody is making by hand.
  mkdirSync(path.join(dir, 'verify-inUse0'));
  clearBackupFolder(dir);
  expect(names()).toEqual([
    'new',
    'other.unverified',
    'shop-2026-01-01T12-30-05Z.backup',
    'verify-inUse0',
    'verify-later',
  ]);
});
