import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { runMigrations } from '../database/migrations/run-migrations.ts';
import { toSafeLogError } from '../http/to-safe-log-error.ts';
import { repeat } from './repeat.ts';

const RETRY_MS = 60_000;
/** Between two batches, so that visitors and other servers get their turn. */
const PAUSE_MS = 50;

/** Runs the migrations of an open shop, until they are done. Returns a function that stops it. */
export function keepMigrations({ log }: { log: Logger }): () => Promise<void> {
  let isStopping = false;
  const shouldContinue = async () => {
    await pause(PAUSE_MS);
    return !isStopping;
  };
  const stop = repeat(
    () => runMigrations('while open', shouldContinue),
    RETRY_MS,
    (error) => log.warn({ error: toSafeLogError(error) }, 'migrations will be tried again'),
  );
  return async () => {
    isStopping = true;
    await stop();
  };
}
