import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Store } from './store.ts';

/**
 * Makes a new, empty data file at `path`. It is written beside and then renamed, so that whatever is
 * found under the name was whole once: a file that is empty or cut off is damaged, never a new one.
 */
export async function createDataFile(path: string): Promise<void> {
  const draft = `${path}-new`;
  remove(draft);
  try {
    const store = new Store(draft, 0);
    await store.close();
    renameSync(draft, path);
    syncFolder(dirname(path));
  } finally {
    remove(draft);
  }
}

/** The draft and the lock file that LMDB keeps beside it. */
function remove(draft: string): void {
  for (const file of [draft, `${draft}-lock`]) rmSync(file, { force: true });
}

/** Makes names that were given and removed reach the disk; Windows can't open a folder and needs no such step. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
