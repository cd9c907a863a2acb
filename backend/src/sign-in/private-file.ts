import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file in one step: after a crash at any moment the old or the new content is there,
 * whole. Readable by its owner only. Resolves when the content is on disk.
 */
export async function replacePrivateFile(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** The same, for the few bytes that are needed before anything can be answered. */
export function replacePrivateFileSync(path: string, content: string): void {
  const draft = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}

/** The rename itself must reach the disk; Windows can't open a folder and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
