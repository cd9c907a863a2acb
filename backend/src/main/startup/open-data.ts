import { seedGenresOnce } from '../../catalogue/genres/seed-genres.ts';
import { seedNewsOnce } from '../../messages/news/seed-news.ts';
import { forgetStandIns } from '../../people/accounts/stand-ins.ts';
import { makeFirstAdmin, opensDashboard } from '../../people/admins/add-admin.ts';
import { markPasswordGenerated } from '../../people/admins/set-password.ts';
import { resealSecrets } from '../../people/second-factor/reseal-secrets.ts';
import { seedDataDir } from '../../platform/config/directories.ts';
import type { Env } from '../../platform/config/env.ts';
import { clearDrafts } from '../../platform/config/private-file.ts';
import { loadSecrets, type Secrets } from '../../platform/config/secrets.ts';
import { type Database, openDatabase } from '../../platform/database/connect.ts';
import { runMigrations } from '../../platform/database/migrations/run-migrations.ts';
import { freeLeases } from '../../platform/jobs/job-records.ts';
import { seedOnce } from '../../reports/shop-setup/seed-books.ts';
import { folderInUse, prepareDataFolder } from './data-folder.ts';
import type { OpenParts } from './open-parts.ts';

/** Without the embedded database's lock, another shop may be writing younger drafts to the same directory. */
const DRAFT_MAX_AGE_MS = 60_000;

/** Fails if another process holds them. */
export async function openData(
  env: Env,
  parts: OpenParts,
): Promise<{ database: Database; secrets: Secrets }> {
  prepareDataFolder(env.dataDir);
  const secrets = loadSecrets(env.dataDir, env);
  const database = await openDatabase(env);
  parts.push(database.close);
  if (database.joined) throw folderInUse(env.dataDir);
  clearDrafts(env.dataDir, env.mongodbUri ? DRAFT_MAX_AGE_MS : 0);
  return { database, secrets };
}

/** Present as long as the generated password is in use. */
type ShownAdmin = { username: string; password: string } | undefined;

/**
 * Runs due migrations, and gives a new shop its genres, news, books and first admin. Returns what the welcome
 * message needs.
 */
export async function fillShop(
  env: Env,
  secrets: Secrets,
): Promise<{ seeded: number; admin: ShownAdmin }> {
  await runMigrations();
  await resealSecrets(secrets.jwtSecrets);
  if (env.google !== 'stand-in') await forgetStandIns();
  await seedGenresOnce(new Date());
  await seedNewsOnce({ dir: seedDataDir, now: new Date() });
  const seeded = await seedOnce({ dir: seedDataDir, now: new Date() });
  // With MongoDB, other servers may be running: jobs then wait until leases expire.
  if (!env.mongodbUri) await freeLeases();
  const firstAdmin = { username: env.adminUsername, password: secrets.adminPassword };
  await makeFirstAdmin(firstAdmin, new Date());
  // Only a generated password that still works is shown.
  const admin = !env.adminPassword && (await opensDashboard(firstAdmin)) ? firstAdmin : undefined;
  if (admin) await markPasswordGenerated(admin.username);
  return { seeded, admin };
}
