import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from '../../platform/database/outage.ts';

/** A first start may create indexes for minutes. */
const TRIES_MAX = 30;
const PAUSE_MS = 20_000;

/** Opens the database, and tries again while the shop that serves it is busy. */
export async function openWhenFree<Opened>(
  open: () => Promise<Opened>,
  pause: () => Promise<unknown> = () => wait(PAUSE_MS),
): Promise<Opened> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (tries === TRIES_MAX || !isBusy(error)) throw error;
    }
    await pause();
  }
}
