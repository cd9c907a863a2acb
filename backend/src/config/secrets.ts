import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createPrivateFile } from '../shared/private-file.ts';

const Kept = z.object({ jwtSecret: z.string().min(32), adminPassword: z.string().min(12) });
type Kept = z.output<typeof Kept>;

export type Secrets = {
  /** Keys of the admins' tokens: the first one signs, each of them verifies. */
  jwtSecrets: string[];
  /** The password that the first admin is made with. */
  adminPassword: string;
};

/**
 * The installation's secrets: those given by the settings, else those made at the first start and
 * kept in the data folder's `secrets.json`, readable by its owner alone.
 */
export function loadSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  const { jwtSecrets, adminPassword } = given;
  if (jwtSecrets && adminPassword) return { jwtSecrets, adminPassword };
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) make(file);
  const kept = read(file);
  return {
    jwtSecrets: jwtSecrets ?? [kept.jwtSecret],
    adminPassword: adminPassword ?? kept.adminPassword,
  };
}

function read(file: string): Kept {
  try {
    return Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code) throw cause;
    throw new Error(
      `${file} is empty or damaged. Put it back from a backup, or delete it and start again: new secrets are made, every admin signs in again, and \`npm run admin -- passwd NAME\` sets a password where the generated one was in use.`,
      { cause },
    );
  }
}

function make(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const secrets: Kept = {
    jwtSecret: randomBytes(48).toString('base64url'),
    adminPassword: randomBytes(12).toString('base64url'),
  };
  createPrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
}
