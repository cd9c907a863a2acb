import { logOldMovements } from '../features/books/stock/log-movements.ts';
import { returnDueCopies } from '../features/orders/return-copies.ts';
import { settleReservations } from '../features/orders/settle-reservations.ts';
import type { Job } from '../jobs/job.ts';
import { COPIES, HOLDS } from '../wiring/copies-of-orders.ts';

/** How often each server looks for what a crash has left. */
const INTERVAL_MS = 2000;
/** Movements this much older go into the log: by then nearly all of them are decided. */
const LOG_AFTER_MS = 2000;

const LATER = new Date('9999-12-31');

/**
 * Settles what crashed servers have left of orders and their copies, and writes the stock log. While no
 * other server runs (`alone`), everything is left by a crash, however new it is.
 */
export async function settleStock(now: () => Date, { alone = false } = {}): Promise<void> {
  await settleReservations({ copies: COPIES, now }, { alone });
  await returnDueCopies(COPIES, now());
  const before = alone ? LATER : new Date(now().getTime() - LOG_AFTER_MS);
  await logOldMovements(before, HOLDS, now());
}

export const stockJob: Job = {
  name: 'stock',
  everyMs: INTERVAL_MS,
  // Each step is safe on several servers, and a lease would be written every two seconds.
  onEachServer: true,
  run: ({ now }) => settleStock(now),
};
