import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { exportAccounts } from '../../people/accounts/export-accounts.ts';
import { replacePrivateFile } from '../../platform/config/private-file.ts';
import { badRequest } from '../../platform/errors/errors.ts';

/** Writes the customers' accounts into a new folder, one file per import request. */
export async function writeAccounts(folder: string): Promise<{ files: number; accounts: number }> {
  if (existsSync(folder))
    throw badRequest(`${folder} exists already. Name a folder that does not.`);
  let files = 0;
  let accounts = 0;
  for await (const request of exportAccounts()) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    files += 1;
    accounts += request.users.length;
    await replacePrivateFile(path.join(folder, `accounts-${files}.json`), JSON.stringify(request));
  }
  return { files, accounts };
}
