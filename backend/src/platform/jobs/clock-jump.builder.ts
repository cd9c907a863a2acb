import { createClockCheck } from './trusted-clock.ts';

const DAY_MS = 86_400_000;

/** Makes the clock jump by three days. Returns the new time. */
export async function aClockJump(): Promise<Date> {
  const now = new Date();
  const check = createClockCheck();
  for (const at of [new Date(now.getTime() - 3 * DAY_MS), now]) await check(at);
  return now;
}
