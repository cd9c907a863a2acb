import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from '../database/migrations/run-migrations.ts';
import { repeat } from './repeat.ts';

const RETRY_MS = 60_000;
/** Between two batches, so that visitors and other servers get their turn. */
const PAUSE_MS = 50;

/** Runs the migrations of an open shop, until they are done. Returns a function that stops it. */
export function keepMigrations(): () => Promise<void> {
  let isStopping = false;
  const goOn = async () => {
    await pause(PAUSE_MS);
    return !isStopping;
  };
  // A database that is away is there at one of the next times.
  const stop = repeat(
    () => runMigrations('while open', goOn),
    RETRY_MS,
    () => {},
  );
  return async () => {
    isStopping = true;
    await stop();
  };
}
