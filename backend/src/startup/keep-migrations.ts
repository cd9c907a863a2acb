import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { runMigrations } from '../database/migrations/run-migrations.ts';
import { repeat } from './repeat.ts';

const RETRY_MS = 60_000;
/** Between two batches, so that visitors and other servers get their turn. */
const PAUSE_MS = 50;

type Deps = { log: Logger; now: () => Date };

/** Runs the migrations of an open shop, until they are done. Returns a function that stops it. */
export function keepMigrations({ log, now }: Deps): () => Promise<void> {
  let isStopping = false;
  const shouldContinue = async () => {
    await pause(PAUSE_MS);
    return !isStopping;
  };
  const stop = repeat({
    task: 'migrations',
    run: () => runMigrations('while open', shouldContinue),
    pauseMs: RETRY_MS,
    log,
    now,
  });
  return async () => {
    isStopping = true;
    await stop();
  };
}
