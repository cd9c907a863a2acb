import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartFailure } from './start-failure.ts';

/** Creates the data directory, readable by its owner only. Throws `StartFailure` if it is unusable. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `The data folder ${dataDir} cannot be written (${code}). Choose another one with DATA_DIR, or change its rights.`,
      error,
    );
  }
}

/** Two shops on the same data directory would overwrite each other's files. */
export const folderInUse = (dataDir: string): StartFailure =>
  new StartFailure(
    `The data folder ${dataDir} is in use: another shop is running on it. Stop that one, or choose another folder with DATA_DIR.`,
  );
