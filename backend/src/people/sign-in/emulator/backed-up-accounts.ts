import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replacePrivateFile } from '../../../platform/config/private-file.ts';
import { ACCOUNT_FILE, readAccounts } from './account-file.ts';
import { SECRET_FILE } from './emulator-crypto.ts';

/** They belong together: the key is part of every password's hash. */
const NAMES = [ACCOUNT_FILE, SECRET_FILE];

type NamedFile = { name: string; bytes: Buffer };

/** Returns the emulator's accounts and their key for a backup; nothing if there are none. */
export async function readAccountFiles(dataDir: string): Promise<NamedFile[]> {
  const found = NAMES.filter((name) => existsSync(path.join(dataDir, name)));
  return Promise.all(
    found.map(async (name) => ({ name, bytes: await readFile(path.join(dataDir, name)) })),
  );
}

/** Returns the number of accounts in these files. Throws if they are damaged. */
export function countAccounts(files: readonly NamedFile[]): number {
  const accounts = files.find(({ name }) => name === ACCOUNT_FILE);
  return accounts ? readAccounts(accounts.bytes.toString('utf8')).length : 0;
}

/** Replaces the accounts and their key, and nothing else, whatever the files are named. */
export async function writeAccountFiles(
  dataDir: string,
  files: readonly NamedFile[],
): Promise<number> {
  const count = countAccounts(files);
  for (const { name, bytes } of files)
    if (NAMES.includes(name))
      await replacePrivateFile(path.join(dataDir, name), bytes.toString('utf8'));
  return count;
}
