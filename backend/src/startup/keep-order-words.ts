import { setTimeout as pause } from 'node:timers/promises';
import { indexOrderWords } from '../database/index-order-words.ts';
import { repeat } from './repeat.ts';

const RETRY_MS = 60_000;
/** Between two batches, so that visitors and other servers get their turn. */
const PAUSE_MS = 50;

/**
 * Makes the orders of an earlier version findable while the shop is open; until then the search finds only
 * newer ones. Returns a function that stops it.
 */
export function keepOrderWords(now: () => Date): () => Promise<void> {
  let isStopping = false;
  const goOn = async () => {
    await pause(PAUSE_MS);
    return !isStopping;
  };
  // A database that is away is there at one of the next times.
  const stop = repeat(
    () => indexOrderWords(now, goOn),
    RETRY_MS,
    () => {},
  );
  return async () => {
    isStopping = true;
    await stop();
  };
}
