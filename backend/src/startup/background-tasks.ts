import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import { createChangeRecorder } from '../features/audit/audit.service.ts';
import { IMPORTS } from '../wiring/imports-of-books.ts';
import { keepBackups } from './keep-backups.ts';
import { keepBestSellers } from './keep-best-sellers.ts';
import { keepImports } from './keep-imports.ts';
import { keepMails } from './keep-mails.ts';
import { keepPrivacy } from './keep-privacy.ts';
import { keepProblemsLogged } from './keep-problems-logged.ts';
import { keepStock } from './keep-stock.ts';

type Deps = {
  env: Env;
  log: Logger;
  now: () => Date;
  /** The origin of the links in mails. */
  publicUrl: string;
};

/** Starts what a server does besides its requests. Returns a function that ends all of it, concurrently. */
export function startBackgroundTasks({ env, log, now, publicUrl }: Deps): () => Promise<void> {
  const recordChange = createChangeRecorder({ log, now });
  const ends = [
    keepBestSellers({ log, now }),
    keepStock({ log, now }),
    keepProblemsLogged({ log, now }),
    keepImports({ ...IMPORTS, log, now, recordChange }),
    keepPrivacy({ log, now }),
    keepMails({ mail: env.mail, log, now, publicUrl }),
    ...(env.backups ? [keepBackups({ backups: env.backups, log, now })] : []),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
