import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './create-data-file.ts';

/** Whoever writes to the file sets another time, also on a file system that counts whole seconds only. */
const BACK_MS = 10_000;

/**
 * Notes beside a data file how it looks after it was closed in order. As long as it looks so, nobody has
 * written to it, and the next start needs no check of all pages, which takes half a minute for a
 * million orders that are not in the system's memory.
 */
export function noteClosed(path: string): void {
  try {
    const time = new Date(Math.floor((Date.now() - BACK_MS) / 1000) * 1000);
    utimesSync(path, time, time);
    writeFileSync(noteOf(path), lookOf(path), { mode: 0o600 });
  } catch {
    // Without a note the next start checks all pages.
  }
}

/** Returns whether a data file looks as it did when it was closed in order. */
export function isAsClosed(path: string): boolean {
  try {
    return readFileSync(noteOf(path), 'utf8') === lookOf(path);
  } catch {
    return false;
  }
}

/** Removes the note of a file that is about to be used: after a power cut the file may look as if it was not. */
export function forgetClosed(path: string): void {
  rmSync(noteOf(path), { force: true });
  syncFolder(dirname(path));
}

const noteOf = (path: string) => `${path}-closed`;

function lookOf(path: string): string {
  const { ino, size, mtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs}\n`;
}
