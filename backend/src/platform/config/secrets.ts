import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createPrivateFile } from './private-file.ts';

const StoredSecrets = z.object({
  jwtSecret: z.string().min(32),
  adminPassword: z.string().min(12),
});
type StoredSecrets = z.output<typeof StoredSecrets>;

export type Secrets = {
  /** Keys for admin tokens: the first one signs, all of them verify. */
  jwtSecrets: string[];
  /** The initial password of the first admin. */
  adminPassword: string;
};

/**
 * Returns the installation's secrets: from the settings, or else generated at the first start and stored in
 * `secrets.json` in the data directory, readable by its owner only.
 */
export function loadSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  const { jwtSecrets, adminPassword } = given;
  if (jwtSecrets && adminPassword) return { jwtSecrets, adminPassword };
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) make(file);
  const stored = read(file);
  return {
    jwtSecrets: jwtSecrets ?? [stored.jwtSecret],
    adminPassword: adminPassword ?? stored.adminPassword,
  };
}

function read(file: string): StoredSecrets {
  try {
    return StoredSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code) throw cause;
    throw new Error(
      `${file} is empty or damaged. Restore it from a backup, or delete it and start again: new secrets are generated, every admin has to sign in again, and an admin who used the generated password needs \`npm run admin -- passwd NAME\`.`,
      { cause },
    );
  }
}

function make(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const secrets: StoredSecrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    adminPassword: randomBytes(12).toString('base64url'),
  };
  createPrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
}
