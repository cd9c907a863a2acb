import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SYNCED = { flag: 'wx', mode: 0o600, flush: true };
const DRAFT = /\.[0-9a-f]{8}\.tmp$/;

/** Returns a unique temporary name beside `file` to write its content to before renaming. */
export const draftOf = (file: string): string => `${file}.${randomBytes(4).toString('hex')}.tmp`;

/**
 * Replaces a file atomically: after a crash at any moment it has either the old or the new content.
 * Readable by its owner only. Resolves when the content is on disk.
 */
export async function replacePrivateFile(file: string, content: string): Promise<void> {
  const draft = draftOf(file);
  try {
    await writeFile(draft, content, SYNCED);
    await publishDraft(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Renames a complete, synced draft to `file`. Resolves when the rename is on disk too. */
export async function publishDraft(draft: string, file: string): Promise<void> {
  await rename(draft, file);
  syncDirectory(path.dirname(file));
}

/**
 * Creates a file atomically, readable by its owner only. Of several concurrent calls, in any process,
 * exactly one creates it. Returns false if the file already exists.
 */
export function createPrivateFile(file: string, content: string): boolean {
  const draft = draftOf(file);
  try {
    writeFileSync(draft, content, SYNCED);
    linkOrCopy(draft, file);
    return true;
  } catch (error) {
    // The process that created the file may already have removed our draft.
    if (existsSync(file)) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
    syncDirectory(path.dirname(file));
  }
}

/**
 * Removes the drafts that a crash left in `directory`, except those younger than `olderThanMs`, which
 * may still be in use. `name` limits it to the drafts of one file.
 */
export function clearDrafts(directory: string, olderThanMs: number, name = ''): void {
  for (const entry of readdirSync(directory)) {
    if (!entry.startsWith(name) || !DRAFT.test(entry.slice(name.length))) continue;
    const draft = path.join(directory, entry);
    const written = statSync(draft, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && written <= Date.now() - olderThanMs)
      rmSync(draft, { force: true });
  }
}

const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Some file systems (FAT, network shares) have no links; there a crash can leave a partial copy. */
function linkOrCopy(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!WITHOUT_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

/** The directory entry must reach the disk too. Windows cannot open a directory and needs no such step. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
