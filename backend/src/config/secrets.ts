import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Secrets = z.object({ jwtSecret: z.string().min(32), adminPassword: z.string().min(12) });
/** The key that signs admin tokens, and the password that the first admin is made with. */
export type Secrets = z.output<typeof Secrets>;

/**
 * The installation's secrets: those given by the settings, else those made at the first start and
 * kept in the data folder's `secrets.json`, readable by its owner alone.
 */
export function loadSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  const { jwtSecret, adminPassword } = given;
  if (jwtSecret && adminPassword) return { jwtSecret, adminPassword };
  const file = path.join(dataDir, 'secrets.json');
  makeOnce(file);
  const kept = Secrets.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!kept.success) throw new Error(`${file} is damaged. Delete it, and new secrets are made.`);
  return {
    jwtSecret: jwtSecret ?? kept.data.jwtSecret,
    adminPassword: adminPassword ?? kept.data.adminPassword,
  };
}

function makeOnce(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    adminPassword: randomBytes(12).toString('base64url'),
  };
  try {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
