import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type CoverFiles = ReturnType<typeof createCoverFiles>;

/** The covers of about ten thousand books in the sizes that shelves show. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Caches drawn covers in a folder, so that a restart need not redraw them. Servers on one machine may share it.
 * Nothing depends on it: files that cannot be read or written are drawn again.
 */
export function createCoverFiles(folder: string, maxBytes = MAX_BYTES) {
  let writtenSinceTidy = Number.POSITIVE_INFINITY;
  let tidying = Promise.resolve();

  /** Removes the oldest files if there are too many, down to three quarters. */
  async function tidy() {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        const { size, mtimeMs } = await stat(file);
        return { file, size, mtimeMs };
      }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= maxBytes) return;
    for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= maxBytes * 0.75) return;
      await rm(file, { force: true });
      total -= size;
    }
  }

  async function store(name: string, picture: Buffer) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = path.join(folder, `${randomUUID()}.draft`);
    await writeFile(draft, picture);
    await rename(draft, path.join(folder, name));
    writtenSinceTidy += picture.length;
    if (writtenSinceTidy < maxBytes / 16) return;
    writtenSinceTidy = 0;
    tidying = tidying.then(tidy).catch(() => undefined);
    await tidying;
  }

  return {
    async read(name: string): Promise<Buffer | undefined> {
      const picture = await readFile(path.join(folder, name)).catch(() => undefined);
      return picture?.length ? picture : undefined;
    },
    write: (name: string, picture: Buffer): Promise<void> =>
      store(name, picture).catch(() => undefined),
  };
}
