import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

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
  makeOnce(file);
  const kept = Kept.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!kept.success) throw new Error(`${file} is damaged. Delete it, and new secrets are made.`);
  return {
    jwtSecrets: jwtSecrets ?? [kept.data.jwtSecret],
    adminPassword: adminPassword ?? kept.data.adminPassword,
  };
}

function makeOnce(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const secrets: Kept = {
    jwtSecret: randomBytes(48).toString('base64url'),
    adminPassword: randomBytes(12).toString('base64url'),
  };
  try {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
