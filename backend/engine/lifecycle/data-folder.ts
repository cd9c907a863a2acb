import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EngineError } from '../errors.ts';
import { diskFull } from './open-failure.ts';

export interface DataFolder {
  /** Private to the owner (0700): data file, lock and socket. */
  path: string;
  dataFile: string;
}

/** Returns the folder of the database below `dataDir`, which it creates. EngineError when it can't be used. */
export function prepareFolder(dataDir: string): DataFolder {
  const wanted = join(resolve(dataDir), 'database');
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    chmodSync(wanted, 0o700);
    const path = realpathSync(wanted);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!statSync(path).isDirectory()) throw new Error('not a folder');
    const dataFile = join(path, 'data.mdb');
    return { path, dataFile };
  } catch (cause) {
    const { code = 'unknown reason' } = cause as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw diskFull(wanted, cause);
    throw new EngineError(
      'data-folder-not-writable',
      `The data folder ${wanted} can't be written (${code}). Choose another one, or give this user the right to write there.`,
      { cause },
    );
  }
}
